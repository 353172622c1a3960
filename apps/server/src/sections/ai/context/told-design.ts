import {
  AI_TASK_LIMITS,
  type AliasedPart,
  type ContextWanted,
  type DesignContext,
  designContext,
  hideIdsInText,
  isContextTooLarge,
  type PromptBlock,
  privateSubjects,
  type SentParts,
  type WholeScenario,
} from "@plumbline/ai-tasks";
import { namedByScenario } from "@plumbline/bundle-writer";
import type { Model } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { PastModelRepository } from "../../model/for-threads.js";
import type { StoredSettings } from "../../settings/for-threads.js";
import type { ReadDesign } from "./read-design.js";

/** What a task tells of a design: data, which crosses threads. */
export interface ToldDesign {
  readonly outcome: "told";
  readonly blocks: readonly PromptBlock[];
  readonly parts: readonly AliasedPart[];
  readonly privateSubjects: readonly string[];
  readonly modelVersion: number;
  /** What was told of a branch, without schemas: the facts of a branch go when it ends. Null of main, which keeps them. */
  readonly ofBranch: Omit<Model, "schemas"> | null;
  readonly settings: StoredSettings;
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
}

const past = new PastModelRepository();

/** Tells a design, or says that it is too much (docs/reference/ai.md#the-context). Call it in `readAtOnce`. */
export async function toldDesign(
  reader: Reader,
  design: ReadDesign,
  wanted: ContextWanted,
  { request, blocks: moreBlocks, texts: moreTexts, scanned = [] }: AlsoTold,
): Promise<ToldDesign | RefusalNamed<"context-too-large">> {
  const context = designContext(design.state, wanted);
  const { model, aliases, blocks } = context;
  const said: PromptBlock[] =
    request === null ? [] : [{ kind: "request", text: hideIdsInText(request, context.hidden) }];
  const told = [...said, ...blocks, ...(moreBlocks?.(context) ?? [])];
  if (isContextTooLarge(told)) {
    return { outcome: "context-too-large", limit: AI_TASK_LIMITS.contextBytes };
  }
  const { projectId, evidence } = design;
  const texts = [...wanted.scenarios.map(namesOf), ...(moreTexts?.(context) ?? [])];
  const seen = await past.sourcesEver(reader, projectId, factsIn(texts, aliases.parts));
  const sent = { model, evidence, texts, seen, scanned };
  const { schemas: _, ...facts } = model;
  return {
    outcome: "told",
    blocks: told,
    parts: aliases.parts,
    privateSubjects: privateSubjects(sent, design.repositories),
    modelVersion: design.modelVersion,
    ofBranch: design.branchId === null ? null : facts,
    settings: design.settings,
  };
}

function namesOf(scenario: WholeScenario): SentParts["texts"][number] {
  return { id: scenario.id, names: namedByScenario(scenario).map(({ id }) => id) };
}

/**
 * What is told, and what texts name that is not: it may be in another branch, or gone. Of what is told, too, it counts where
 * it ever was from: a later edit may say another source, and the words are the same.
 */
function factsIn(texts: SentParts["texts"], parts: readonly AliasedPart[]): readonly string[] {
  return [...new Set([...parts.map(({ id }) => id), ...texts.flatMap(({ names }) => names)])];
}
