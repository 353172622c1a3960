import type { FactStatus } from "@plumbline/model-core";
import { boolean, integer, list, nullable, object, text, word } from "@plumbline/model-core/declaring";
import { ALIAS_PREFIXES, type PartKind } from "../aliases/part-kinds.js";
import { AI_UNAVAILABLE, type AiUnavailable } from "../availability/ai-unavailable.js";
import { TASK_USAGE, type TaskUsage } from "../tasks/task-usage.js";

/** A part that a paragraph rests on. */
export interface ExplainCite {
  readonly kind: PartKind;
  readonly id: string;
  readonly name: string;
}

export interface ExplainedParagraph {
  readonly text: string;
  readonly cites: readonly ExplainCite[];
}

/** How many of the cited facts have each truth label. */
export type CountsByLabel = { readonly [Label in FactStatus]: number };

/** An explanation as it is answered, or a part of one (docs/reference/ai.md#explanations). */
export interface ExplainDelta {
  readonly sequence: number;
  readonly done: boolean;
  /** The paragraphs, joined by blank lines; plain text. */
  readonly text: string;
  readonly paragraphs: readonly ExplainedParagraph[];
  /** Indexes of the paragraphs that cite nothing of the design. */
  readonly uncited: readonly number[];
  readonly factStatus: CountsByLabel;
  readonly modelVersion: number;
  /** Null where there is no help. */
  readonly provider: string | null;
  readonly model: string | null;
  readonly modelReported: string | null;
  readonly usage: TaskUsage | null;
  readonly unavailable: AiUnavailable | null;
}

const KINDS = Object.keys(ALIAS_PREFIXES) as [PartKind, ...PartKind[]];
const COUNT = integer();

const PARAGRAPH = object({
  text: text(),
  cites: list(object({ kind: word(KINDS), id: text(), name: text() })),
});

/** The same as it is answered. */
export const EXPLAIN_DELTA = object({
  sequence: integer({ about: "0: it comes as a whole" }),
  done: boolean({ about: "true: nothing follows" }),
  text: text({ about: "The paragraphs, joined by blank lines; plain text of an AI" }),
  paragraphs: list(PARAGRAPH),
  uncited: list(integer(), { about: "Indexes of paragraphs that cite nothing of the design" }),
  factStatus: object(
    { declared: COUNT, "observed-in-source": COUNT, inferred: COUNT, measured: COUNT, unknown: COUNT },
    { about: "Cited facts by their truth labels" },
  ),
  modelVersion: integer(),
  provider: nullable(text({ about: "Its name" })),
  model: nullable(text({ about: "As it is configured" })),
  modelReported: nullable(text({ about: "As the vendor says" })),
  usage: nullable(TASK_USAGE),
  unavailable: nullable(AI_UNAVAILABLE),
});
