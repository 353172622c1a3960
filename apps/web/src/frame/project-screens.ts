/** What stands beside the list of screens: where keys go on. */
export const SCREEN_ID = "screen";

/** The screens of a project in the order of their use, with their address after the project's, and their key after `g`. */
export const PROJECT_SCREENS = [
  { name: "overview", path: "", key: "o" },
  { name: "model", path: "/model", key: "m" },
  { name: "contracts", path: "/contracts", key: "c" },
  { name: "scenarios", path: "/scenarios", key: "s" },
  { name: "stress", path: "/stress", key: "l" },
  { name: "promises", path: "/promises", key: "p" },
  { name: "review", path: "/review", key: "r" },
  { name: "decisions", path: "/decisions", key: "d" },
  { name: "questions", path: "/questions", key: "q" },
  { name: "sources", path: "/sources", key: "u" },
  { name: "proposals", path: "/proposals", key: "a" },
  { name: "costs", path: "/costs", key: "k" },
  { name: "history", path: "/history", key: "h" },
  { name: "build", path: "/build", key: "b" },
] as const;
