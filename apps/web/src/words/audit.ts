/** Audit lists, of a workspace and of the instance. */
export const AUDIT_WORDS = {
  label: "Audit list",
  filters: "Filter the audit list",
  search: "Search",
  about: "About",
  everything: "everything",
  by: "By",
  everybody: "everybody",
  byWhom: (name: string) => `by ${name}`,
  target: "What it was done to",
  kinds: { "agent-token": "agent", service: "the service" },
  none: "No such entry",
  noneWords: "Nothing in the list fits the filters. Change them, or take them away.",
  shown: (shown: number, read: number, isCut: boolean) =>
    `${shown} of ${isCut ? `the newest ${read}` : read} entries.`,
} as const;
