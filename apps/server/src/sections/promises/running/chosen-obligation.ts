import {
  executionOf,
  inForceOf,
  newestOf,
  type Obligation,
  obligationId,
  parseObligationName,
  type Revision,
  revisionOf,
  type StoredPromise,
} from "@plumbline/promise-core";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";

/** An obligation of one revision of a promise. */
export interface ChosenObligation {
  readonly revision: Revision;
  readonly obligation: Obligation;
  /** `<requirement ID>/O<n>`. */
  readonly obligationId: string;
}

type NotChosen = RefusalNamed<"no-obligation" | "no-promise-revision" | "no-approved-revision">;

/** The obligation that a request means: of the revision it names, else of the one in force. */
export function chosenObligation(
  promise: StoredPromise,
  key: string,
  number: number | null,
): ChosenObligation | NotChosen {
  const revision = chosenRevision(promise, number);
  if ("outcome" in revision) {
    return revision;
  }
  const obligation = revision.obligations.find((one) => one.key === key);
  return obligation === undefined
    ? { outcome: "no-obligation" }
    : { revision, obligation, obligationId: obligationId(promise.requirementId, key) };
}

/** The revision that a request names, else the one in force. */
export function chosenRevision(
  promise: StoredPromise,
  number: number | null,
): Revision | RefusalNamed<"no-promise-revision" | "no-approved-revision"> {
  if (number === null) {
    return inForceOf(promise) ?? { outcome: "no-approved-revision" };
  }
  return revisionOf(promise, number) ?? { outcome: "no-promise-revision" };
}

/** The kind of an obligation, wherever in a promise it is: a body is read by it. Null when no revision has it. */
export function kindOf(promise: StoredPromise, key: string, number: number | null): string | null {
  const named = number === null ? [] : [revisionOf(promise, number)];
  const revisions = [...named, inForceOf(promise), newestOf(promise), ...promise.revisions];
  const obligations = revisions.flatMap((revision) => revision?.obligations ?? []);
  return obligations.find((one) => one.key === key)?.kind ?? null;
}

/** Whether the service itself finds out what became of obligations of a kind. */
export function isRunHere(kind: string): boolean {
  return executionOf(kind) === "deterministic";
}

/** The key that a request names an obligation by: itself, or the ID that holds it. Null when it names none here. */
export function namedKey({ requirementId }: StoredPromise, name: string): string | null {
  const named = parseObligationName(name);
  return named !== null && (named.requirementId ?? requirementId) === requirementId ? named.key : null;
}
