import type { FactStatus } from "@plumbline/model-core";
import type { Fields, ObjectNode } from "@plumbline/model-core/declaring";

/** What a token may be used for. */
export type ToolScope = "read" | "propose" | "export";

/** A list that is answered page by page. */
export interface PagedList {
  /** Its name in `data`. */
  readonly member: string;
  /** What its items may hold, which `fields` chooses from; what names an item is always there. */
  readonly fields: readonly string[];
  /** What names an item that has no `id`. */
  readonly naming?: readonly string[];
}

/**
 * A tool for coding agents (docs/reference/tools.md#tools): what it is called and for, what it takes, and how its answer
 * is to be read. Arguments that are missing and those that are null are the same.
 */
export interface Tool<Own extends Fields = Fields> {
  readonly name: string;
  readonly title: string;
  /** What it is for, to somebody who has to choose. */
  readonly about: string;
  /** One of them opens it. */
  readonly scopes: readonly ToolScope[];
  /** Whether it takes `projectId`. */
  readonly inProject: boolean;
  /** Arguments of its own, beside those that many tools have. */
  readonly own: Own;
  /** The body of its HTTP endpoint, whose fields stand beside the arguments; null where it has none. */
  readonly body: ObjectNode<Fields> | null;
  readonly list: PagedList | null;
  /** What items of its lists may hold where it has several, each with pages of its own; null for any other tool. */
  readonly itemFields: readonly string[] | null;
  /** Whether `maxTokens` may be stated. */
  readonly takesBudget: boolean;
  readonly writes: "nothing" | "adds" | "changes";
  /** Whether the same call again changes nothing more. */
  readonly repeats: boolean;
  /** The label of each fact in `data` that has none of its own, and what it means here. */
  readonly truth: FactStatus;
  readonly truthNote: string;
  /** The HTTP endpoint that does the same. */
  readonly endpoint: string;
  /** The HTTP endpoint that gives all of what an answer was cut of. */
  readonly readAt: string;
}

type ReadParts<Own extends Fields> = Pick<Tool<Own>, "name" | "title" | "about" | "endpoint"> & {
  readonly own: Own;
} & Partial<Omit<Tool<Own>, "own">>;

/** A write is not done again to read what it answered. */
type WriteParts<Own extends Fields> = ReadParts<Own> & Pick<Tool<Own>, "readAt">;

const DECLARED = "declared";
/** What most answers are. */
export const OF_THE_MODEL =
  "People or tools declared these facts; an item with its own factStatus keeps it. Declared is never measured.";

/** A tool that reads, for whom nothing else is said. */
export function reading<const Own extends Fields>(parts: ReadParts<Own>): Tool<Own> {
  return {
    scopes: ["read"],
    inProject: true,
    body: null,
    list: null,
    itemFields: null,
    takesBudget: true,
    writes: "nothing",
    repeats: true,
    truth: DECLARED,
    truthNote: OF_THE_MODEL,
    readAt: parts.endpoint,
    ...parts,
  };
}

/** A tool that proposes: nothing of what it writes is approved before a person says so. */
export function proposing<const Own extends Fields>(parts: WriteParts<Own>): Tool<Own> {
  return {
    scopes: ["propose"],
    inProject: true,
    body: null,
    list: null,
    itemFields: null,
    takesBudget: false,
    writes: "adds",
    repeats: false,
    truth: DECLARED,
    truthNote: "A proposal of an agent. Only a signed-in person approves it.",
    ...parts,
  };
}
