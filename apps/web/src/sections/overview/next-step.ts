import { addressOfLink, type ClientAddress } from "../../api/address-of-link.js";
import { type Blocker, blockersBySection } from "../../api/blockers-by-section.js";

export type StepName = "blocker" | "scenario" | "break" | "promise" | "review" | "question" | "build";

/** What to do next with a design, and where. */
export interface NextStep {
  readonly name: StepName;
  /** What the service says of it; empty where there is nothing to add. */
  readonly words: string;
  readonly address: ClientAddress;
  /** What else may be next, for who has done the first. */
  readonly other?: Pick<NextStep, "name" | "address">;
}

export interface Progress {
  readonly projectId: string;
  readonly blockers: readonly Blocker[];
  readonly scenarioIds: readonly string[];
  readonly promises: number;
  /** Findings that changed since somebody answered them. */
  readonly reReviews: number;
  readonly questions: number;
}

/** The one thing to do next: say what happens, break it, say what must hold, mend, look again, answer, hand over. */
export function nextStep({ projectId, ...progress }: Progress): NextStep {
  const at = (name: StepName, screen: string): NextStep => ({
    name,
    words: "",
    address: { to: `/projects/${projectId}/${screen}`, search: {} },
  });
  const [scenarioId] = progress.scenarioIds;
  if (scenarioId === undefined) {
    return at("scenario", "scenarios");
  }
  if (progress.promises === 0) {
    // What breaks is seen nowhere but by who breaks it: what must hold is the next thing when they have.
    const { name, words, address } = at("break", `scenarios/${scenarioId}`);
    return { name, words, address: { ...address, search: { break: "1" } }, other: at("promise", "promises") };
  }
  const first = blockersBySection(progress.blockers)[0]?.blockers[0];
  if (first !== undefined) {
    const address = first.links.map(addressOfLink).find((one) => one !== null);
    return { ...at("blocker", "build"), words: first.message, ...(address === undefined ? {} : { address }) };
  }
  if (progress.reReviews > 0) {
    return at("review", "review");
  }
  return progress.questions > 0 ? at("question", "questions") : at("build", "build");
}
