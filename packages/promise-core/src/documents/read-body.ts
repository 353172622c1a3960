import type { Issue, JsonValue, Result } from "@plumbline/model-core";
import { isBlank, present, readJson, shortPath } from "@plumbline/model-core";
import {
  DocumentWalk,
  Faults,
  type Manner,
  type Node,
  OTHER_TYPE,
  type SentOf,
} from "@plumbline/model-core/declaring";
import { PROMISE_BODY_LIMITS } from "./body-limits.js";

/** Why a body about promises is refused: `invalid_body` for its shape, `validation_error` for broken rules. */
export interface PromiseBodyRefusal {
  readonly code: "invalid_body" | "validation_error";
  readonly title: string;
  /** Everything wrong, up to 100, each with its path. */
  readonly errors: readonly Issue[];
}

const OF_BODIES: Manner = {
  missing: "is required",
  otherType: { ...OTHER_TYPE, guid: "must be a string" },
  ofNull: {},
  unknownKeys: { message: "is not a known field", told: "first" },
  judges: true,
  misspelled: "rule",
  infinity: "judged",
  unread: "stand-in",
};

const ODDITY_MESSAGES = {
  "repeated-key": "is a repeated key",
  "number-out-of-range": "is a number out of range",
  "number-too-long": "is a number with too many characters",
  "lone-surrogate": "is not valid Unicode",
} as const;

/** A body as it is declared, and what a refusal of it calls it. */
export interface DeclaredBody<N extends Node> {
  readonly node: N;
  readonly name: string;
}

/** Reads a body from its raw text (docs/reference/promises.md#requests), with every fault of it at once. */
export function readBody<N extends Node>(
  body: DeclaredBody<N>,
  text: string,
): Result<SentOf<N>, PromiseBodyRefusal> {
  const json = readJson(text, { maxDepth: PROMISE_BODY_LIMITS.levels });
  if (!json.ok) {
    return refused("invalid_body", body.name, [json.refusal]);
  }
  const faults = new Faults(PROMISE_BODY_LIMITS.issues, shortPath);
  for (const { kind, path } of json.value.oddities) {
    // U+0000 is a control character, which the rules of texts refuse.
    if (kind !== "nul") {
      faults.add("shape", () => path, ODDITY_MESSAGES[kind]);
    }
  }
  return readDeclared(body, json.value.value, faults);
}

/** The same of a body that may be sent without content, when it says nothing. */
export function readOptionalBody<N extends Node>(
  body: DeclaredBody<N>,
  text: string,
): Result<SentOf<N>, PromiseBodyRefusal> {
  return readBody(body, isBlank(text) ? "{}" : text);
}

function readDeclared<N extends Node>(
  { node, name }: DeclaredBody<N>,
  value: JsonValue,
  faults: Faults,
): Result<SentOf<N>, PromiseBodyRefusal> {
  const read = new DocumentWalk(OF_BODIES, faults.report).document(node, value);
  if (faults.shape.length > 0) {
    return refused("invalid_body", name, faults.shape);
  }
  return faults.rule.length > 0
    ? refused("validation_error", name, faults.rule)
    : { ok: true, value: present(read) };
}

function refused(
  code: PromiseBodyRefusal["code"],
  name: string,
  errors: readonly Issue[],
): { readonly ok: false; readonly refusal: PromiseBodyRefusal } {
  const { field, message } = present(errors[0]);
  const title = `The ${name} is refused: ${field === "" ? "it" : field} ${message}`;
  return { ok: false, refusal: { code, title, errors } };
}
