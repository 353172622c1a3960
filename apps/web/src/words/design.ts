/** What the parts say that every section uses. */
export const DESIGN_WORDS = {
  close: "Close",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  copyOf: (label: string) => `Copy: ${label}`,
  copyHash: (shown: string) => `${shown}: copy the whole hash`,
  loading: "Loading …",
  retry: "Try again",
  search: "Search",
  searchName: "Type a part of its name",
  nothingFound: "Nothing of that name.",
  more: "More",
  whole: "That is all of them.",
  requestId: (id: string) => `For whoever runs the service: request ${id}`,
  waitSeconds: (seconds: number) => `Come back in ${seconds} s.`,
  noConnection: "The service cannot be reached. What you typed is still here.",
  notAnAnswer: "What answered is not the service: a proxy may stand between.",
  unexpected: "Something went wrong in this page.",
  conflict: {
    theirs: "Take theirs",
    mine: "Save mine over theirs",
    look: "Look first: keep mine in the form",
  },
  undo: "Undo",
  contents: "Contents",
  showPassword: "Show",
  hidePassword: "Hide",
  nobodyKnown: "nobody known",
  done: "Done",
  preview: "Preview",
  noPreview: "Hide preview",
  previewOf: (label: string) => `Preview of ${label}`,
  noPreviewOf: (label: string) => `Hide preview of ${label}`,
  nothingToShow: "Nothing to show yet.",
  notCopied: "Select it and copy it yourself",
  notCopiedYet: "You have not copied it, and it is not shown again. Close it all the same?",
  closeAnyway: "Close without copying",
} as const;

export const THEME_WORDS = { system: "As the system", light: "Light", dark: "Dark" } as const;

/** What is asked of a new password. */
export const PASSWORD_RULE_WORDS = {
  characters: (least: number) => `at least ${least} characters`,
  digit: "a digit",
  upperCase: "an upper-case letter",
  bytes: (most: number) => `at most ${most} bytes`,
} as const;
