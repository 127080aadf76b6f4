print("kanban-md")
