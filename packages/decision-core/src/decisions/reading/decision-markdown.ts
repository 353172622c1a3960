import { codeSpan, fenced, type Guid, inlineText } from "@plumbline/model-core";
import type { Alternative } from "../records/content.js";
import type { StoredDecision, Verdict } from "../records/stored-decision.js";
import { referenceOf } from "./reference-of.js";

/** The numbers of the decisions that others name; one that is gone has none. */
export type NumbersOfDecisions = ReadonlyMap<Guid, number>;

/**
 * Writes a decision as Markdown in the form of MADR (docs/reference/decisions.md#markdown). Its texts form no structure of
 * the document, whatever they hold.
 */
export function writeDecisionMarkdown(decision: StoredDecision, numbers: NumbersOfDecisions): string {
  const { number, content } = decision;
  const parts = [
    `# ${referenceOf(number)}: ${inlineText(content.title)}`,
    factsOf(decision, numbers).join("\n"),
    ...section("## Context and Problem Statement", content.context),
    ...optionsOf(content.alternatives),
    ...section("## Decision Outcome", content.decision),
    ...section("### Consequences", content.consequences),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The same of many, in the order of their numbers. */
export function writeDecisionsMarkdown(
  decisions: readonly StoredDecision[],
  numbers: NumbersOfDecisions,
): string {
  return decisions
    .toSorted((left, right) => left.number - right.number)
    .map((decision) => writeDecisionMarkdown(decision, numbers))
    .join("\n");
}

function factsOf(decision: StoredDecision, numbers: NumbersOfDecisions): readonly string[] {
  const { content, supersededBy, rejectReason, status } = decision;
  const { by, at } = verdictOf(decision);
  return [
    `- Status: ${status}`,
    `- Date: ${at}`,
    `- By: ${codeSpan(by)}`,
    ...(content.supersedes === null ? [] : [`- Supersedes: ${nameOf(content.supersedes, numbers)}`]),
    ...(supersededBy === null ? [] : [`- Superseded by: ${nameOf(supersededBy, numbers)}`]),
    ...(rejectReason === null ? [] : [`- Rejected because: ${inlineText(rejectReason)}`]),
  ];
}

/** Who brought it into its state, and when. */
function verdictOf({ status, proposed, decided, lastChanged }: StoredDecision): Verdict {
  return status === "superseded" ? lastChanged : (decided ?? proposed);
}

function nameOf(id: Guid, numbers: NumbersOfDecisions): string {
  const number = numbers.get(id);
  return number === undefined ? id : referenceOf(number);
}

function section(heading: string, text: string | null): readonly string[] {
  return text === null ? [] : [heading, fenced(text)];
}

function optionsOf(alternatives: readonly Alternative[]): readonly string[] {
  return alternatives.length === 0 ? [] : ["## Considered Options", ...alternatives.flatMap(optionOf)];
}

function optionOf({ title, description, rejectedBecause }: Alternative, index: number): readonly string[] {
  return [
    `### Option ${index + 1}: ${inlineText(title)}`,
    ...(description === null ? [] : [fenced(description)]),
    ...(rejectedBecause === null ? [] : ["Rejected because:", fenced(rejectedBecause)]),
  ];
}
