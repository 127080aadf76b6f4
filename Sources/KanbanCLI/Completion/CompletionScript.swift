/// The shells that can complete, each with its script.
///
/// The scripts know nothing of the commands: they hand the words to `__complete` and show its
/// answer.
enum CompletionScript: String, CaseIterable {
  case bash
  case zsh
  case fish

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  // Bash splits words at colons and equals signs and replaces only the last piece; the first loop
  // joins them again, and the last one takes off what stands before that piece.
  private static let bashText = #"""
    _kanban_md() {
      local line=${COMP_LINE:0:COMP_POINT} words=() word="" piece="" rest answer i
      for ((i = 0; i <= COMP_CWORD; i++)); do
        piece=${COMP_WORDS[i]}
        rest=${line#"${line%%[![:space:]]*}"}
        [[ $rest == "$piece"* ]] || piece=$rest
        if ((i > 0)) && [[ $rest != "$line" ]]; then
          words+=("$word")
          word=""
        fi
        word+=$piece
        line=${rest#"$piece"}
      done
      [[ $piece != [:=]* ]] || piece=${piece##*[:=]}
      local typed=${word//[\\\"\']/} quote=${word:0:1} before=${word%"$piece"}
      words=("${words[@]//[\\\"\']/}" "$typed")
      COMPREPLY=()
      while IFS=$'\t' read -r answer _; do
        case $answer in
          :files) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$typed") ;;
          :directories) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$typed") ;;
          *)
            [[ $quote == [\"\'] ]] || printf -v answer %q "$answer"
            COMPREPLY+=("${answer#"$before"}")
            ;;
        esac
      done < <("${words[0]}" __complete -- "${words[@]:1}" 2>/dev/null)
    }
    complete -F _kanban_md kanban-md

    """#

  private static let zshText = #"""
    #compdef kanban-md
    _kanban_md() {
      local line
      local -a candidates
      while IFS= read -r line; do
        case $line in
          :files) _files; return ;;
          :directories) _files -/; return ;;
          *$'\t'*) candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
          *) candidates+=("${line//:/\\:}") ;;
        esac
      done < <("${(Q)words[1]}" __complete -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)
      _describe -V 'kanban-md' candidates
    }
    if [[ ${funcstack[1]} == _kanban-md ]]; then
      _kanban_md "$@"
    else
      compdef _kanban_md kanban-md
    fi

    """#

  private static let fishText = #"""
    function __kanban_md_complete
      set -l words (commandline -opc)
      set -l current (commandline -ct)
      set -l lines ($words[1] __complete -- $words[2..-1] "$current" 2>/dev/null)
      switch "$lines[1]"
        case :files
          __fish_complete_path "$current"
        case :directories
          __fish_complete_directories "$current"
        case '*'
          string join \n -- $lines
      end
    end
    complete -c kanban-md -f -a '(__kanban_md_complete)'

    """#
}
