import type { Guid, Issue, JsonValue, Result } from "@plumbline/model-core";
import {
  DocumentWalk,
  Faults,
  type Fields,
  type Manner,
  OTHER_TYPE,
  type ReadOf,
} from "@plumbline/model-core/declaring";
import { TOOL_LIMITS } from "../limits.js";
import type { Tool } from "../tools/tool.js";
import { argumentsOf, fieldsOf, namesOf } from "./declared-arguments.js";
import type { JsonObject } from "./json-object.js";
import { MOST_ISSUES, type Nearest, unknownNames, wrongFields } from "./unknown-names.js";

/** Which part of a list is asked for. */
export interface AskedPage {
  /** As an answer before gave it; null for the first page. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** Arguments of a tool's own; one that may be left out is not there then. */
export type OwnArguments<Own extends Fields> = {
  readonly [Name in keyof Own as undefined extends ReadOf<Own[Name]> ? never : Name]: ReadOf<Own[Name]>;
} & {
  readonly [Name in keyof Own as undefined extends ReadOf<Own[Name]> ? Name : never]?: Exclude<
    ReadOf<Own[Name]>,
    undefined
  >;
};

/** What was asked of a tool. */
export interface ReadArguments<Own extends Fields = Fields> {
  /** Null where the tool takes none. */
  readonly projectId: Guid | null;
  readonly own: OwnArguments<Own>;
  readonly page: AskedPage;
  /** What of each item is wanted; null for all. */
  readonly fields: readonly string[] | null;
  readonly maxTokens: number | null;
  /** The fields of the HTTP body, as they came; null where the endpoint has none. */
  readonly body: JsonObject | null;
}

const MANNER: Manner = {
  missing: "is required",
  otherType: { ...OTHER_TYPE, guid: "must be a GUID" },
  ofNull: {},
  unknownKeys: null,
  judges: true,
  misspelled: "rule",
  infinity: "judged",
  unread: "stand-in",
};

/**
 * Reads the arguments of a call (docs/reference/tools.md#arguments): every fault at once, each with its path. `nearest`
 * gives the name that somebody may have meant, or null.
 */
export function readArguments<Own extends Fields>(
  tool: Tool<Own>,
  sent: JsonObject,
  nearest: Nearest,
): Result<ReadArguments<Own>, readonly Issue[]> {
  const stated = withoutNulls(tool, sent);
  const faults = new Faults(MOST_ISSUES);
  const read = new DocumentWalk(MANNER, faults.report).document(argumentsOf(tool), stated) as
    | Read
    | undefined;
  const issues = [
    ...unknownNames(tool, namesOf(tool), sent, nearest),
    ...faults.shape,
    ...faults.rule,
    ...(fieldsOf(tool) === null ? [] : wrongFields(fieldsOf(tool) ?? [], stated["fields"], nearest)),
    ...wrongBudget(tool, sent),
  ].slice(0, MOST_ISSUES);
  return issues.length > 0 || read === undefined
    ? { ok: false, refusal: issues }
    : { ok: true, value: asRead(tool, read, bodyOf(tool, sent)) };
}

/** What the walk reads: the arguments that many tools have, among those of its own. */
interface Read {
  readonly projectId?: Guid;
  readonly cursor?: string;
  readonly limit?: number;
  readonly fields?: readonly string[];
  readonly maxTokens?: number;
}

function asRead<Own extends Fields>(
  { own }: Tool<Own>,
  read: Read,
  body: JsonObject | null,
): ReadArguments<Own> {
  const ofOwn = Object.entries(read).filter(([name]) => Object.hasOwn(own, name));
  return {
    projectId: read.projectId ?? null,
    own: Object.fromEntries(ofOwn) as OwnArguments<Own>,
    page: { cursor: read.cursor ?? null, limit: read.limit ?? 1 },
    fields: read.fields ?? null,
    maxTokens: read.maxTokens ?? null,
    body,
  };
}

/** Tokens that a body states bound the answer as well, within the same limits. */
function wrongBudget({ body }: Tool, { maxTokens }: JsonObject): readonly Issue[] {
  const { leastTokens, mostTokens } = TOOL_LIMITS;
  const isWrong = typeof maxTokens === "number" && (maxTokens < leastTokens || maxTokens > mostTokens);
  return isIn(body, "maxTokens") && isWrong
    ? [{ field: "maxTokens", message: `must be from ${leastTokens} to ${mostTokens}` }]
    : [];
}

/** Null reads as left out; what of a body may be null its own reader says. */
function withoutNulls({ body }: Tool, sent: JsonObject): JsonObject {
  const isOurs = ([name, value]: [string, JsonValue]): boolean => value !== null && !isIn(body, name);
  return Object.fromEntries(Object.entries(sent).filter(isOurs));
}

/** Of what was sent, the fields of the body of the HTTP endpoint; null where it has none. */
export function bodyOf({ body }: Tool, sent: JsonObject): JsonObject | null {
  return body === null ? null : Object.fromEntries(Object.entries(sent).filter(([name]) => isIn(body, name)));
}

function isIn(body: Tool["body"], name: string): boolean {
  return body !== null && Object.hasOwn(body.fields, name);
}
