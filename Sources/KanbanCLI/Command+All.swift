extension Command {
  /// Every command there is, in the order of `help`.
  package static let all: [Command] = [
    .create,
    .show,
    .add,
    .move,
    .edit,
    .check,
    .uncheck,
    .remove,
    .identify,
    .addColumn,
    .renameColumn,
    .moveColumn,
    .limitColumn,
    .collapseColumn,
    .expandColumn,
    .log,
    .blame,
    .diff,
    .explain,
    .setUpGit,
    .lint,
    .completions,
    .help,
    .complete,
  ]
}
