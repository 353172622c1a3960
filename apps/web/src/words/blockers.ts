/** What is in the way of a build. */
export const BLOCKER_WORDS = {
  sections: {
    model: "Model",
    contracts: "Contracts",
    scenarios: "Scenarios",
    promises: "Promises",
    review: "Review",
  },
  /** Names a link by the screen it leads to. */
  linkTo: (address: string) => {
    const screen = address.split("/")[3] ?? "";
    return LINKS[screen] ?? "Open";
  },
} as const;

const LINKS: Readonly<Record<string, string>> = {
  parts: "The part",
  contracts: "The schemas",
  scenarios: "The scenario",
  promises: "The promise",
  review: "The finding",
  decisions: "Decide",
};
