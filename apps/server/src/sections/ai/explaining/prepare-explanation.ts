import { dataBlock, type ExplainRequest, type ExplainTarget } from "@plumbline/ai-tasks";
import { factsOfModel } from "@plumbline/bundle-writer";
import type { FactStatus, ModelIndex } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { type DesignPlace, type ReadDesign, readDesign } from "../context/read-design.js";
import { type ToldDesign, toldDesign } from "../context/told-design.js";
import type { TargetToTell } from "./target.js";
import { targetBlock, targetToTell } from "./target-to-tell.js";

/** A request for an explanation, as it was read. */
export interface ExplanationToPrepare {
  readonly place: DesignPlace;
  readonly request: ExplainRequest;
  readonly clock: SchemaCheckMemory;
}

/** What is told for it, with the truth labels of the facts in it. */
export interface PreparedExplanation {
  readonly outcome: "prepared";
  readonly told: ToldDesign;
  /** Without what is around it, where some of that is private; null where there is nothing around it, or nothing private. */
  readonly alone: ToldDesign | null;
  readonly labels: ReadonlyMap<string, FactStatus>;
}

const PROJECT: ExplainTarget = { kind: "project", id: null, ruleId: null };

/** Reads what is to be explained, and all that is told of it. Call it in `readAtOnce`. */
export async function prepareExplanation(
  reader: Reader,
  { place, request, clock }: ExplanationToPrepare,
): Promise<PreparedExplanation | Exclude<PreparationRefusal, { readonly outcome: "target" | "read" }>> {
  const target = request.target ?? PROJECT;
  const design = await readDesign(reader, place);
  if (design.outcome !== "read") {
    return design;
  }
  const found = await targetToTell(reader, target, { place, state: design.state, clock });
  if (found.outcome !== "target") {
    return found;
  }
  const tell = (selection: readonly string[] | null) =>
    tellTarget(reader, design, { ...found, selection, request, target });
  const told = await tell(found.selection);
  const isPlain = target.kind !== "element" || (!told.isTooLarge && told.privateSubjects.length === 0);
  const alone = isPlain ? null : await tell(target.id === null ? null : [target.id]);
  const labels = labelsOf(design.state.index);
  return alone !== null && told.isTooLarge
    ? { outcome: "prepared", told: alone, alone: null, labels }
    : { outcome: "prepared", told, alone, labels };
}

interface Told extends TargetToTell {
  readonly request: ExplainRequest;
  readonly target: ExplainTarget;
}

function tellTarget(
  reader: Reader,
  design: ReadDesign,
  { selection, alsoNamed, more, names, request, target }: Told,
): Promise<ToldDesign> {
  return toldDesign(
    reader,
    design,
    { selection, whole: selection ?? [], alsoNamed },
    {
      request: request.question,
      blocks: ({ hidden }) => [
        ...(more === null ? [] : [dataBlock(more.name, more.data, hidden)]),
        targetBlock(target, hidden),
      ],
      texts: () => (more === null ? [] : [{ id: target.id ?? "", names }]),
    },
  );
}

type PreparationRefusal = Awaited<ReturnType<typeof readDesign>> | Awaited<ReturnType<typeof targetToTell>>;

function labelsOf({ model }: ModelIndex): ReadonlyMap<string, FactStatus> {
  return new Map(factsOfModel(model).map(({ id, factStatus }) => [id, factStatus]));
}
