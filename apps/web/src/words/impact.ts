/** What a change of a repository touches in a design. */
export const IMPACT_WORDS = {
  list: "What it touches",
  certainty: "Certainty",
  certainties: { definite: "touched", possible: "perhaps touched", unknown: "not known" },
  certaintyWords: {
    definite: "a fact, a service or a pattern that it rests on is another or gone",
    possible: "code near it changed, or something that it leads to",
    unknown: "what it rests on was not read on one of the sides",
  },
  kind: "Kind",
  kinds: { promise: "promises", scenario: "scenarios", element: "elements" },
  any: "Any",
  search: "Search",
  filters: "Filter what it touches",
  on: "State of the design",
  main: "Main, as it is now",
  revisions: "Revisions",
  branches: "Branches",
  counts: (definite: number, possible: number, unknown: number) =>
    `${definite} touched, ${possible} perhaps, ${unknown} not known`,
  files: (added: number, changed: number, removed: number) =>
    `files: ${added} added, ${changed} changed, ${removed} removed`,
  against: (version: number) => `against version ${version} of the model`,
  from: "from",
  to: "to",
  notComplete: "Not everything was read",
  notCompleteWords: "What was not read may touch more than is said here.",
  none: "It touches nothing that the design knows",
  noneWords:
    "No promise, scenario or element rests on what changed. Only what is linked with code can be touched: accept an import to link it.",
  noneFound: "Nothing of that kind is touched",
  noneFoundWords: "Change the filters, or take them away.",
  moreReasons: (count: number) => (count === 1 ? "1 more reason" : `${count} more reasons`),
  changes: (count: number) =>
    count === 1 ? "1 fact of the code changed" : `${count} facts of the code changed`,
  noChanges: "No fact of the code changed.",
  changeWords: {
    added: "added",
    changed: "changed",
    removed: "removed",
    conditional: "only under a condition now",
    unknown: "not read again",
  },
  unattributed: (count: number) =>
    count === 1 ? "1 changed file is of no service" : `${count} changed files are of no service`,
  export: "Export",
  exportWords: "For whoever looks at the change",
  asMarkdown: "Markdown, for a comment",
  asSarif: "SARIF, for a code host",
  brief: "Write a brief of it",
} as const;
