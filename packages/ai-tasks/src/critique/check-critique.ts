import type { JsonValue } from "@plumbline/model-core";
import type { AliasTable } from "../aliases/alias-table.js";
import type { AnswerError, CheckedAnswer } from "../tasks/checked-answer.js";
import { readOutput } from "../tasks/read-output.js";
import { CRITIQUE_OUTPUT, type CritiqueOutput } from "./critique-output.js";

/** What a critique can name. */
export interface NamesOfCritique {
  readonly parts: Pick<AliasTable, "partOf">;
  /** IDs of the rules of the review. */
  readonly ruleIds: ReadonlySet<string>;
  /** The findings that the prompt told, by rule and ID of the subject. */
  hasFinding(ruleId: string, subjectId: string): boolean;
}

/** Checks the answer of an AI: its shape, and that it names what is there (docs/reference/ai.md#critiques). */
export function checkCritiqueAnswer(value: JsonValue, names: NamesOfCritique): CheckedAnswer<CritiqueOutput> {
  const read = readOutput(CRITIQUE_OUTPUT, value);
  if (!read.ok) {
    return read;
  }
  const errors = errorsOfCritique(read.value, names);
  return errors.length > 0 ? { ok: false, errors } : read;
}

function errorsOfCritique(output: CritiqueOutput, names: NamesOfCritique): readonly AnswerError[] {
  const { observations, questions, proposedDecisions } = output;
  return [
    ...observations.flatMap(({ about, ruleIds }, index) => [
      ...unknownParts(about, `/observations/${index}/about`, names),
      ...ruleIds.flatMap((id, at) => unknownRule(id, `/observations/${index}/ruleIds/${at}`, names)),
    ]),
    ...questions.flatMap(({ about }, index) => unknownParts(about, `/questions/${index}/about`, names)),
    ...proposedDecisions.flatMap(({ affected, settles }, index) => [
      ...unknownParts(affected, `/proposedDecisions/${index}/affected`, names),
      ...settles.flatMap((one, at) => noFinding(one, `/proposedDecisions/${index}/settles/${at}`, names)),
    ]),
  ];
}

function unknownParts(
  aliases: readonly string[],
  pointer: string,
  names: NamesOfCritique,
): readonly AnswerError[] {
  return aliases.flatMap((alias, index) =>
    names.parts.partOf(alias) === undefined
      ? [{ pointer: `${pointer}/${index}`, message: "is no alias that is known" }]
      : [],
  );
}

function unknownRule(ruleId: string, pointer: string, { ruleIds }: NamesOfCritique): readonly AnswerError[] {
  return ruleIds.has(ruleId) ? [] : [{ pointer, message: "is no rule of the review" }];
}

function noFinding(
  { ruleId, subject }: { readonly ruleId: string; readonly subject: string },
  pointer: string,
  names: NamesOfCritique,
): readonly AnswerError[] {
  const part = names.parts.partOf(subject);
  if (part === undefined) {
    return [{ pointer: `${pointer}/subject`, message: "is no alias that is known" }];
  }
  return names.hasFinding(ruleId, part.id) ? [] : [{ pointer, message: "is no finding that was told" }];
}
