import { type Guid, type Issue, parseGuid, type Result } from "@plumbline/model-core";
import { type BodyRefusal, type DeclaredBody, readBody } from "@plumbline/model-core/declaring";
import { readBodyText } from "../../../../platform/request/read-body-text.js";
import { DECISION_BODY } from "../decision-body.js";

/** What a person says of items. */
export interface SaidOfImport {
  readonly accept: readonly Guid[];
  readonly reject: readonly Guid[];
  /** Facts for items, by the IDs of these; null = a new one. */
  readonly targets: ReadonlyMap<Guid, Guid | null>;
  /** What is rejected is refused for good. */
  readonly never: boolean;
}

const BODY: DeclaredBody<typeof DECISION_BODY> = {
  node: DECISION_BODY,
  name: "decision",
  unknownField: "is no field of a decision",
  levels: 4,
  issues: 100,
};

/** Reads the body that decides items; one that says nothing is refused. */
export function readDecision(bytes: Uint8Array): Result<SaidOfImport, BodyRefusal> {
  const read = readBodyText(bytes, (text) => readBody(BODY, text));
  if (!read.ok) {
    return read;
  }
  const { accept, reject, targets, never } = read.value;
  const chosen = Object.entries(targets ?? {}).map(([item, fact]) => [parseGuid(item), fact, item] as const);
  const errors = chosen.flatMap(([id, , item]): Issue[] =>
    id === null ? [{ field: `targets.${item.slice(0, 40)}`, message: "must be a GUID" }] : [],
  );
  const said = {
    accept: accept ?? [],
    reject: reject ?? [],
    targets: new Map(chosen.flatMap(([id, fact]) => (id === null ? [] : [[id, fact] as const]))),
    never,
  };
  const isEmpty = said.accept.length + said.reject.length === 0;
  const issues = isEmpty ? [...errors, { field: "", message: "accept and reject name no item" }] : errors;
  const [first] = issues;
  return first === undefined
    ? { ok: true, value: said }
    : { ok: false, refusal: { code: "validation_error", title: first.message, errors: issues } };
}
