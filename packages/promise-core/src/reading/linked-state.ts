import { canonicalJson, type FactOfKind, type Guid, type JsonValue, sha256Hex } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { scenarioHash } from "../checking/scenario-hash.js";
import type { LinkedKind, LinkedState } from "../records/links.js";

/** The kinds of facts that a promise can be linked with. */
export type LinkedFactKind = Exclude<LinkedKind, "scenario">;

/** What is said of every fact and is no part of what it says of the design. */
const STANDING = ["factStatus", "provenance", "stale"];

/** Of an element `ownerId` is the person responsible; of an operation it is the element that has it. */
const LEFT_OUT: { readonly [Kind in LinkedFactKind]: readonly string[] } = {
  operation: STANDING,
  channel: STANDING,
  subscription: STANDING,
  message: STANDING,
  element: [...STANDING, "ownerId"],
};

/** A linked fact with the hash of what it says (docs/reference/promises.md#links). */
export function linkedFact<Kind extends LinkedFactKind>(kind: Kind, fact: FactOfKind[Kind]): LinkedState {
  const said = Object.entries(fact).filter(([field]) => !LEFT_OUT[kind].includes(field));
  return { kind, id: fact.id, hash: hashOf(Object.fromEntries(said)) };
}

/** A linked scenario with the hash of its document, as it is stored. */
export function linkedScenario(id: Guid, document: ScenarioDocument): LinkedState {
  return { kind: "scenario", id, hash: scenarioHash(document) };
}

function hashOf(said: JsonValue): string {
  return sha256Hex(canonicalJson(said));
}
