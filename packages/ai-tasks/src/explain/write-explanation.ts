import { FACT_STATUSES, type FactStatus } from "@plumbline/model-core";
import type { AliasTable } from "../aliases/alias-table.js";
import type { AiUnavailable } from "../availability/ai-unavailable.js";
import type { CountsByLabel, ExplainCite, ExplainDelta, ExplainedParagraph } from "./explain-delta.js";
import type { ExplainOutput } from "./explain-output.js";

/** The design that was explained. */
export interface ExplainedDesign {
  readonly aliases: AliasTable;
  /** The truth labels of its facts, by ID. */
  readonly labels: ReadonlyMap<string, FactStatus>;
  readonly modelVersion: number;
}

/** Who explained it. */
export type Explainer = Pick<ExplainDelta, "provider" | "model" | "modelReported" | "usage">;

const NOBODY: Explainer = { provider: null, model: null, modelReported: null, usage: null };

/** An explanation with what it rests on; a cite of nothing is dropped, and its paragraph may be uncited then. */
export function writeExplanation(
  output: ExplainOutput,
  { aliases, labels, modelVersion }: ExplainedDesign,
  { provider, model, modelReported, usage }: Explainer,
): ExplainDelta {
  const paragraphs = output.paragraphs.map((paragraph): ExplainedParagraph => {
    const cites = [...new Set(paragraph.cites)].flatMap((alias) => citeOf(aliases, alias));
    return { text: paragraph.text, cites };
  });
  return {
    ...whole(modelVersion),
    ...{ provider, model, modelReported, usage },
    text: paragraphs.map(({ text }) => text).join("\n\n"),
    paragraphs,
    uncited: paragraphs.flatMap(({ cites }, at) => (cites.length === 0 ? [at] : [])),
    factStatus: countsOf(paragraphs, labels),
    unavailable: null,
  };
}

/** Why there is none. */
export function noExplanation(unavailable: AiUnavailable, modelVersion: number): ExplainDelta {
  const nothing = { text: "", paragraphs: [], uncited: [], factStatus: countsOf([], new Map()) };
  return { ...whole(modelVersion), ...NOBODY, ...nothing, unavailable };
}

function whole(modelVersion: number) {
  return { sequence: 0, done: true, modelVersion };
}

function citeOf(aliases: AliasTable, alias: string): readonly ExplainCite[] {
  const part = aliases.partOf(alias);
  return part === undefined ? [] : [{ kind: part.kind, id: part.id, name: part.name }];
}

function countsOf(
  paragraphs: readonly ExplainedParagraph[],
  labels: ReadonlyMap<string, FactStatus>,
): CountsByLabel {
  const cited = new Set(paragraphs.flatMap(({ cites }) => cites.map(({ id }) => id)));
  const found = [...cited].map((id) => labels.get(id));
  const counts = FACT_STATUSES.map((label) => [label, found.filter((one) => one === label).length]);
  return Object.fromEntries(counts) as CountsByLabel;
}
