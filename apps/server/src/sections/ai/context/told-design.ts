import {
  type AliasedPart,
  type ContextWanted,
  type DesignContext,
  designContext,
  hideIdsInText,
  isContextTooLarge,
  type PromptBlock,
  privateSubjects,
  type SentParts,
  type SentText,
  toldFrom,
  type WholeScenario,
} from "@plumbline/ai-tasks";
import { namedByScenario } from "@plumbline/bundle-writer";
import type { Model } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { StoredSettings } from "../../settings/for-threads.js";
import { originsOfTold } from "./origins-of-told.js";
import type { ReadDesign } from "./read-design.js";
import { untoldScenarios } from "./untold-scenarios.js";

/** What a task tells of a design: data, which crosses threads. */
export interface ToldDesign {
  /** Whether it is more than a prompt may tell: then there are no blocks and no parts, which nobody uses. */
  readonly isTooLarge: boolean;
  readonly blocks: readonly PromptBlock[];
  readonly parts: readonly AliasedPart[];
  readonly privateSubjects: readonly string[];
  /** The repositories that it is from. */
  readonly toldFrom: readonly string[];
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

/** Tells a design (docs/reference/ai.md#the-context). Call it in `readAtOnce`. */
export async function toldDesign(
  reader: Reader,
  design: ReadDesign,
  wanted: ContextWanted,
  also: AlsoTold,
): Promise<ToldDesign> {
  const context = designContext(design.state, wanted);
  const { model, aliases } = context;
  const { projectId, modelVersion, settings } = design;
  const blocks = blocksOf(context, also);
  const isTooLarge = isContextTooLarge(blocks);
  const ids = aliases.parts.map(({ id }) => id);
  const untold = { projectId, parts: aliases.parts, whole: wanted.scenarios };
  const texts = [
    ...textsOf(design, context, wanted),
    ...(isTooLarge ? [] : await untoldScenarios(reader, untold)),
    ...(also.texts?.(context) ?? []),
  ];
  const origins = await originsOfTold(reader, { projectId, model, ids, texts, scanned: also.scanned ?? [] });
  const { schemas: _, ...facts } = model;
  return {
    blocks: isTooLarge ? [] : blocks,
    isTooLarge,
    parts: isTooLarge ? [] : aliases.parts,
    privateSubjects: privateSubjects(origins, design.repositories),
    toldFrom: toldFrom(origins),
    modelVersion,
    ofBranch: design.branchId === null || isTooLarge ? null : facts,
    settings,
  };
}

function blocksOf(context: DesignContext, { request, blocks }: AlsoTold): readonly PromptBlock[] {
  const said: PromptBlock[] =
    request === null ? [] : [{ kind: "request", text: hideIdsInText(request, context.hidden) }];
  return [...said, ...context.blocks, ...(blocks?.(context) ?? [])];
}

/** Scenarios that are told as a whole, and those that a proposal became, which are told by their names at least. */
function textsOf(
  { proposed }: Pick<ReadDesign, "proposed">,
  { aliases }: DesignContext,
  { scenarios }: ContextWanted,
): readonly SentText[] {
  const told = proposed.filter(({ id }) => aliases.aliasOf(id) !== undefined);
  return [...scenarios.map(namesOf), ...told.map((text) => ({ ...text, names: [] }))];
}

function namesOf(scenario: WholeScenario): SentText {
  const counted = scenario.document.assertions.flatMap((one) =>
    one !== null && "target" in one ? (one.target ?? []) : [],
  );
  return { id: scenario.id, names: [...namedByScenario(scenario).map(({ id }) => id), ...counted] };
}
