import type { Issue, Result } from "../issue.js";
import type { JsonValue } from "../json/json-value.js";
import { readJson } from "../json/read-json.js";
import { present } from "../present.js";
import { shortPath } from "../value-path.js";
import { DocumentWalk } from "./document-walk.js";
import { Faults } from "./faults.js";
import { type Manner, OTHER_TYPE } from "./manner.js";
import type { Node, SentOf } from "./node.js";

/** Why a body is refused: `invalid_body` for its shape, `validation_error` for broken rules. */
export interface BodyRefusal {
  readonly code: "invalid_body" | "validation_error";
  readonly title: string;
  /** Everything wrong, as many as the body tells, each with its path. */
  readonly errors: readonly Issue[];
}

/** A body as it is declared, what a refusal of it says, and how far it is read. */
export interface DeclaredBody<N extends Node> {
  readonly node: N;
  /** What a refusal calls it, as `stress profile`. */
  readonly name: string;
  /** What is said of a field that it does not have. */
  readonly unknownField: string;
  /** Lists and objects in one another. */
  readonly levels: number;
  /** Entries of any list: a text with a longer one is refused before anything of it is built. */
  readonly entries?: number;
  /** Issues of one refusal. */
  readonly issues: number;
}

const ODDITY_MESSAGES = {
  "repeated-key": "is a repeated key",
  "number-out-of-range": "is a number out of range",
  "number-too-long": "is a number with too many characters",
  "lone-surrogate": "is not valid Unicode",
} as const;

/**
 * Reads a body from its raw text, with every fault of it at once; U+0000 is a control character, which the rules of its
 * texts refuse (docs/reference/conventions.md#bodies).
 */
export function readBody<N extends Node>(
  body: DeclaredBody<N>,
  text: string,
): Result<SentOf<N>, BodyRefusal> {
  const json = readJson(text, {
    maxDepth: body.levels,
    maxEntries: body.entries ?? Number.POSITIVE_INFINITY,
  });
  if (!json.ok) {
    return refused("invalid_body", body.name, [json.refusal]);
  }
  const faults = new Faults(body.issues, shortPath);
  for (const { kind, path } of json.value.oddities) {
    if (kind !== "nul") {
      faults.add("shape", () => path, ODDITY_MESSAGES[kind]);
    }
  }
  return readDeclared(body, json.value.value, faults);
}

function readDeclared<N extends Node>(
  { node, name, unknownField }: DeclaredBody<N>,
  value: JsonValue,
  faults: Faults,
): Result<SentOf<N>, BodyRefusal> {
  const read = new DocumentWalk(mannerOf(unknownField), faults.report).document(node, value);
  if (faults.shape.length > 0) {
    return refused("invalid_body", name, faults.shape);
  }
  return faults.rule.length > 0
    ? refused("validation_error", name, faults.rule)
    : { ok: true, value: present(read) };
}

function mannerOf(unknownField: string): Manner {
  return {
    missing: "is required",
    otherType: { ...OTHER_TYPE, guid: "must be a string" },
    ofNull: {},
    unknownKeys: { message: unknownField, told: "first" },
    judges: true,
    misspelled: "rule",
    infinity: "judged",
    unread: "stand-in",
  };
}

function refused(
  code: BodyRefusal["code"],
  name: string,
  errors: readonly Issue[],
): { readonly ok: false; readonly refusal: BodyRefusal } {
  const { field, message } = present(errors[0]);
  const title = `The ${name} is refused: ${field === "" ? "it" : field} ${message}`;
  return { ok: false, refusal: { code, title, errors } };
}
