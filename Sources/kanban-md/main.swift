import KanbanCLI

Program.main()
