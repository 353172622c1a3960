function findings(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "finding" : "findings"}`;
}

/** What an edit of a model does to the findings of the review. */
export const MODEL_FINDING_WORDS = {
  title: "What the last edit did to the findings",
  told: (opened: number, closed: number, moved: number) =>
    [
      opened === 0 ? "" : `+ opens ${findings(opened)}`,
      closed === 0 ? "" : `− closes ${findings(closed)}`,
      moved === 0 ? "" : `~ changes ${findings(moved)}`,
    ]
      .filter(Boolean)
      .join(", "),
  none: "No finding opened or closed",
  notJudged: "What it does to the findings: see the review",
  lists: {
    opened: (count: number) => `Opened: ${count}`,
    closed: (count: number) => `Closed: ${count}`,
    moved: (count: number) => `Open as before, with another reason: ${count}`,
  },
  more: (count: number) => `and ${count} more, in the review`,
  foundHere:
    "Found in this page, by the rules of the service. Evidence of promises (TRU-002) it judges alone; what it says in the review counts.",
  hash: "All findings now:",
} as const;
