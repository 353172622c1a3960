import type { StepType } from "@plumbline/playback-engine";
import type { AnswerError } from "../tasks/checked-answer.js";
import { type FieldsOfType, fieldsOfAll, wrongFields } from "./fields-by-type.js";
import type { FlowAssertion, FlowOutput } from "./flow-output.js";
import type { FlowSlot, FlowStep } from "./flow-step.js";

/** The fields of each type of step. */
export const FIELDS_OF_STEP: { readonly [Type in StepType]: FieldsOfType } = {
  call: { needs: ["from", "operation"], may: ["requestJson", "responseJson"] },
  publish: { needs: ["from", "channel", "message"], may: ["payloadJson", "headers", "routingKey"] },
  write: { needs: ["from", "store"], may: ["dataset", "changeJson"] },
  parallel: { needs: [], may: [] },
  branch: { needs: ["whenStep", "is"], may: [] },
};

const FIELDS_OF_SLOT: { readonly [Slot in FlowSlot]: FieldsOfType } = {
  root: { needs: [], may: [] },
  then: { needs: ["parent"], may: [] },
  onError: { needs: ["parent"], may: [] },
  else: { needs: ["parent"], may: [] },
  branch: { needs: ["parent", "branchIndex"], may: [] },
  handler: { needs: ["parent", "handlerOf"], may: [] },
};

const FIELDS_OF_ASSERTION: { readonly [Type in FlowAssertion["type"]]: FieldsOfType } = {
  outcome: { needs: ["step", "outcome"], may: [] },
  "event-count": { needs: ["eventKind", "count"], may: ["target"] },
};

const OF_ALL_STEPS = fieldsOfAll(FIELDS_OF_STEP);
const OF_ALL_SLOTS = fieldsOfAll(FIELDS_OF_SLOT);
const OF_ALL_ASSERTIONS = fieldsOfAll(FIELDS_OF_ASSERTION);

/** Steps and assertions have the fields of their types alone. */
export function wrongFieldsOfFlow({ steps, assertions }: FlowOutput): readonly AnswerError[] {
  return [
    ...steps.flatMap((step, index) => wrongFieldsOfStep(step, `/steps/${index}`)),
    ...assertions.flatMap((assertion, index) =>
      wrongFields(
        { pointer: `/assertions/${index}`, what: `an assertion of type ${assertion.type}` },
        assertion,
        {
          own: FIELDS_OF_ASSERTION[assertion.type],
          all: OF_ALL_ASSERTIONS,
        },
      ),
    ),
  ];
}

function wrongFieldsOfStep(step: FlowStep, pointer: string): readonly AnswerError[] {
  const { type, slot } = step;
  return [
    ...wrongFields({ pointer, what: `a step in the slot ${slot}` }, step, {
      own: FIELDS_OF_SLOT[slot],
      all: OF_ALL_SLOTS,
    }),
    ...wrongFields({ pointer, what: `a step of type ${type}` }, step, {
      own: FIELDS_OF_STEP[type],
      all: OF_ALL_STEPS,
    }),
  ];
}
