import type { Schemas } from "@plumbline/api-client";

type Architecture = Schemas["ArchitectureProposal"];
type Item = Schemas["ArchitectureItem"];

/** Architectures that an AI or an agent proposes, and what a person takes of them. */
export const ARCHITECTURE_WORDS = {
  title: "A proposed architecture",
  list: "Proposed architectures",
  ask: "Ask for an architecture",
  askWords:
    "An AI reads the design and what repositories show, and answers with parts to add or change. You take them one by one.",
  request: "What you would like",
  requestHint: "What is missing, or how services belong together. May be left empty.",
  repositories: "Only about these repositories",
  none: "No architecture was proposed yet",
  noneWords: "An AI can group what repositories show, and say which parts the design lacks.",
  unnamed: "An architecture",
  statuses: { open: "open", decided: "decided", rejected: "rejected" } satisfies Record<
    Architecture["status"],
    string
  >,
  sources: "Scans it read",
  sourceOf: (repository: string) => `${repository} at`,

  items: (count: number) => (count === 1 ? "1 item" : `${count} items`),
  actions: { add: "new", update: "change" } satisfies Record<Item["action"], string>,
  states: { open: "open", accepted: "accepted", rejected: "rejected" } satisfies Record<
    Item["state"],
    string
  >,
  isPart: "Changes",
  made: "In the design as",
  services: "Services of repositories",
  because: "Because of",
  needs: "Needs",
  needsRejected: (names: string) => `It cannot be accepted: ${names} was rejected.`,
  branchEnded:
    "The branch of this proposal has ended: its items are shown without the design they were for, and can no longer be decided.",
  goneTarget: "The part that it would change is gone.",
  accept: "Accept",
  reject: "Reject",
  acceptItem: (name: string) => `Accept ${name}`,
  rejectItem: (name: string) => `Reject ${name}`,
  decide: "Write what was chosen",
  chosenNone: "Nothing is chosen yet. What needs others takes them along.",
  chosen: (accept: number, reject: number) => `${accept} to accept, ${reject} to reject`,
  acceptAll: (count: number) => `Accept all ${count}`,
  keys: "j and k lead through the items; a accepts, r rejects, u takes it back",
  clear: "Choose anew",
  decidedSaid: (accepted: number) =>
    accepted === 0
      ? "It was rejected."
      : `${accepted === 1 ? "1 item is" : `${accepted} items are`} in the design, inferred until somebody confirms.`,
  refusedTitle: "Nothing was written",
  refusedWords: (count: number) =>
    count === 1
      ? "1 item is refused; it says why below."
      : `${count} items are refused; each says why below.`,
  delete: "Delete",
  deleteTitle: "Delete this proposal?",
  deleteWords: "It cannot be brought back.",
  deleted: "The proposal was deleted.",
} as const;
