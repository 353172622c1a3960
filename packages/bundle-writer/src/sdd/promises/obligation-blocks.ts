import { present } from "@plumbline/model-core";
import { type EvidenceStatus, executionOf, type Obligation, obligationId } from "@plumbline/promise-core";
import { type NamedText, namedData } from "../../markdown/data-block.js";
import { bullets, type Fact, facts } from "../../markdown/facts.js";
import type { DesignView } from "../view/design-view.js";
import { checkSentences } from "./check-sentences.js";

/** An obligation of a requirement, with how it stands. */
export interface ToldObligation {
  readonly requirementId: string;
  readonly obligation: Obligation;
  readonly status: EvidenceStatus;
  readonly view: DesignView;
}

/** What an obligation asks for, how it gets a result, and how it stands. */
export function obligationBlocks(told: ToldObligation): readonly string[] {
  const { recipe } = told.obligation;
  const sentences = recipe.scenarioCheck === undefined ? [] : checkSentences(recipe.scenarioCheck, told.view);
  return [
    facts([...ownFacts(told), ...partFacts(told.obligation)]),
    namedData([
      ["title", told.obligation.title],
      ["recipe", recipe.text === "" ? null : recipe.text],
      ...partTexts(told.obligation),
    ]),
    bullets(sentences.map((sentence) => `${sentence}.`)),
    ...resultBlocks(told),
  ];
}

function ownFacts({ requirementId, obligation: { key, kind, source } }: ToldObligation): readonly Fact[] {
  return [
    ["obligation", obligationId(requirementId, key)],
    ["kind", kind],
    ["execution", executionOf(kind)],
    ["source", source],
  ];
}

function partFacts({ recipe: { scenarioCheck, sourcePattern, plan } }: Obligation): readonly Fact[] {
  return [
    ["scenario", scenarioCheck?.scenarioId],
    ["pattern", sourcePattern?.pattern],
    ["pattern is required without condition", sourcePattern?.requireUnconditional],
    ["contracts", plan?.contractIds],
    ["evidence system", plan?.evidenceSource?.system],
  ];
}

function partTexts({ recipe: { sourcePattern, plan } }: Obligation): readonly NamedText[] {
  return [
    ["repository", sourcePattern?.repository ?? plan?.evidenceSource?.repository],
    ["service", sourcePattern?.service],
    ["workflow", plan?.evidenceSource?.workflow],
    ["job", plan?.evidenceSource?.job],
    ...numbered("test step", plan?.steps),
    ...numbered("input", plan?.inputs),
    ...numbered("expected observation", plan?.expectedObservations),
    ...numbered("forbidden observation", plan?.forbiddenObservations),
  ];
}

function numbered(name: string, texts: readonly string[] = []): readonly NamedText[] {
  return texts.map((text, at) => [`${name} ${at + 1}`, text]);
}

function resultBlocks({ requirementId, obligation, status }: ToldObligation): readonly string[] {
  const id = obligationId(requirementId, obligation.key);
  const found = present(status.obligations.find((one) => one.obligationId === id));
  const { result, current, evidence, changed, limitations } = found;
  return [
    "How it stands:",
    facts([
      ["result", result],
      ["current", current],
      ["evidence is", evidence.map(({ identity }) => identity)],
    ]),
    namedData([
      ...changed.map((input): NamedText => ["moved input", JSON.stringify(input)]),
      ...numbered("limitation", limitations),
    ]),
  ];
}
