import { type JsonValue, uuidV5 } from "@plumbline/model-core";
import type { AnswerError, CheckedAnswer } from "../tasks/checked-answer.js";
import { readOutput } from "../tasks/read-output.js";
import { cyclesOfMissing, wrongFieldsOfMissing } from "./fields-of-missing.js";
import { wrongFieldsOfFlow } from "./fields-of-steps.js";
import { FLOW_OUTPUT, type FlowOutput } from "./flow-output.js";
import { wrongJson } from "./json-texts.js";
import { overSaveLimits } from "./over-save-limits.js";
import { wrongPlaces } from "./places-of-steps.js";
import { scenarioOfFlow } from "./scenario-of-flow.js";
import { SCRATCH } from "./scratch-ids.js";
import { type KnownAliases, wrongAliases } from "./wrong-aliases.js";
import { wrongHeaders } from "./wrong-headers.js";

/** Reads a flow as an AI answered it: the aliases that it was told are the only ones there are. */
export function checkFlowAnswer(value: JsonValue, known: KnownAliases): CheckedAnswer<FlowOutput> {
  const read = readOutput(FLOW_OUTPUT, value);
  if (!read.ok) {
    return read;
  }
  const refs = read.value.refs.map(
    (_, index): AnswerError => ({
      pointer: `/refs/${index}`,
      message: "must not be there: parts have their aliases",
    }),
  );
  return checked(read.value, [...refs, ...judgeFlow(read.value, known)]);
}

/** Reads a flow as it was submitted, but for what its `refs` name: `checkSubmittedFlow` says the rest. */
export function readSubmittedFlow(value: JsonValue): CheckedAnswer<FlowOutput> {
  return readOutput(FLOW_OUTPUT, value);
}

/** Judges a submitted flow, once it is known what its `refs` name. */
export function checkSubmittedFlow(flow: FlowOutput, known: KnownAliases): CheckedAnswer<FlowOutput> {
  return checked(flow, judgeFlow(flow, known));
}

/** Everything that is wrong with a flow whose fields are well formed (docs/reference/ai.md#the-flow). */
export function judgeFlow(flow: FlowOutput, known: KnownAliases): readonly AnswerError[] {
  const errors = [
    ...wrongFieldsOfMissing(flow),
    ...cyclesOfMissing(flow),
    ...wrongFieldsOfFlow(flow),
    ...wrongPlaces(flow),
    ...wrongHeaders(flow),
    ...wrongJson(flow),
    ...wrongAliases(flow, known),
  ];
  if (errors.length > 0) {
    return errors;
  }
  const idOf = (alias: string): string => uuidV5(SCRATCH, alias);
  return overSaveLimits(flow, scenarioOfFlow(flow, { id: SCRATCH, name: flow.name, idOf }));
}

function checked(flow: FlowOutput, errors: readonly AnswerError[]): CheckedAnswer<FlowOutput> {
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: flow };
}
