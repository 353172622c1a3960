/** Which elements are services of which repositories, and what of the model no repository shows. */
export const SOURCE_LINK_WORDS = {
  list: "Elements that are services of repositories",
  none: "No element is linked with code yet",
  noneWords: "Accept the services of an import: each is linked with the element that stands for it.",
  toImports: "To the imports",
  isService: "is",
  since: (version: number) => `since version ${version}`,
  inert: "not followed",
  inertWords: "Its repository is not followed now: nothing follows from the link until it is again.",
  remove: "End the link …",
  removeOf: (name: string) => `End the link of ${name} …`,
  removeTitle: (name: string) => `End the link of ${name}?`,
  removeWords:
    "The element stays as it is, and its code is not its code any more: the next import proposes the link again.",
  removeDo: "End the link",
  removed: "The link is ended.",
  unseenList: "Facts that no followed repository shows",
  unseenWords:
    "What the model says and no repository that is followed shows: it may be elsewhere, be planned, or be there no more.",
  allSeen: "All of the model is seen in code",
  allSeenWords: "Every fact has its source in a repository that is followed.",
  unnamed: "without a name",
  kind: "Kind",
} as const;
