import {
  type AliasedPart,
  type ContextWanted,
  type DesignContext,
  designContext,
  hideIdsInText,
  isContextTooLarge,
  type JudgedOrigins,
  joinJudged,
  type PromptBlock,
  type SentParts,
} from "@plumbline/ai-tasks";
import type { Model } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { StoredSettings } from "../../settings/for-threads.js";
import { judgedTold } from "./judged-told.js";
import type { ReadDesign } from "./read-design.js";
import { readWholeScenarios } from "./read-scenarios.js";
import { untoldScenarios } from "./untold-scenarios.js";

/** What a task tells of a design: data, which crosses threads. */
export interface ToldDesign extends JudgedOrigins {
  /** Whether it is more than a prompt may tell: then there are no blocks and no parts, which nobody uses. */
  readonly isTooLarge: boolean;
  readonly blocks: readonly PromptBlock[];
  readonly parts: readonly AliasedPart[];
  readonly modelVersion: number;
  /** What was told of a branch, without schemas: the facts of a branch go when it ends. Null of main, which keeps them. */
  readonly ofBranch: Omit<Model, "schemas"> | null;
  readonly settings: StoredSettings;
}

/** What of a design a task tells. */
export interface WantedOfDesign extends Omit<ContextWanted, "scenarios"> {
  /** IDs of scenarios that are told as a whole; other IDs are passed over. */
  readonly whole: readonly string[];
}

/** What a task tells beside the design. */
export interface AlsoTold {
  /** What a person wants, in their words. */
  readonly request: string | null;
  /** By the aliases of the context. */
  readonly blocks?: (context: DesignContext) => readonly PromptBlock[];
  /** Texts that are told, with the IDs that they name; and what is told of scans. */
  readonly texts?: (context: DesignContext) => SentParts["texts"];
  readonly scanned?: SentParts["scanned"];
  /** Whether that alone is more than a prompt may tell. */
  readonly isTooLarge?: boolean;
}

/** Tells a design (docs/reference/ai.md#the-context). Call it in `readAtOnce`. */
export async function toldDesign(
  reader: Reader,
  design: ReadDesign,
  { whole, ...wanted }: WantedOfDesign,
  also: AlsoTold,
): Promise<ToldDesign> {
  const { projectId, modelVersion, settings, repositories } = design;
  const { scenarios, areTooLarge } = await readWholeScenarios(reader, projectId, whole);
  const context = designContext(design.state, { ...wanted, scenarios });
  const { parts } = context.aliases;
  const isAlreadyOver = areTooLarge || also.isTooLarge === true;
  const blocks = isAlreadyOver ? [] : blocksOf(context, also);
  const isTooLarge = isAlreadyOver || isContextTooLarge(blocks);
  const texts = also.texts?.(context) ?? [];
  const told = await judgedTold(reader, design, { context, scenarios, texts, scanned: also.scanned ?? [] });
  const untold = isTooLarge
    ? NOTHING
    : await untoldScenarios(reader, { projectId, parts, whole: scenarios, repositories });
  const { schemas: _, ...facts } = context.model;
  return {
    ...joinJudged([told, untold]),
    blocks: isTooLarge ? [] : blocks,
    isTooLarge,
    parts: isTooLarge ? [] : parts,
    modelVersion,
    ofBranch: design.branchId === null || isTooLarge ? null : facts,
    settings,
  };
}

const NOTHING: JudgedOrigins = { privateSubjects: [], toldFrom: [] };

function blocksOf(context: DesignContext, { request, blocks }: AlsoTold): readonly PromptBlock[] {
  const said: PromptBlock[] =
    request === null ? [] : [{ kind: "request", text: hideIdsInText(request, context.hidden) }];
  return [...said, ...context.blocks, ...(blocks?.(context) ?? [])];
}
