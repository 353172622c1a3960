import type { PublishDocument } from "@plumbline/playback-engine";
import type { ReactNode } from "react";
import { SelectField } from "../../../design/field.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import type { PartChoices } from "./part-choices.js";
import { PartOptions } from "./part-options.js";

const words = SCENARIO_WORDS.editing;

interface HandlerFieldProps {
  readonly step: PublishDocument;
  readonly choices: PartChoices;
  readonly onHandlers: (handlers: NonNullable<PublishDocument["handlers"]>) => void;
}

/** Adds the steps of a consumer; its list then stands in the tree. */
export function HandlerField({ step, choices, onHandlers }: HandlerFieldProps): ReactNode {
  const handlers = step.handlers ?? {};
  const free = choices.subscriptions.filter(({ id }) => !(id in handlers));
  return (
    <SelectField
      label={words.addHandler}
      value=""
      disabled={free.length === 0}
      onChange={({ target }) => target.value !== "" && onHandlers({ ...handlers, [target.value]: [] })}
    >
      <option value="">{words.notChosen}</option>
      <PartOptions choices={free} />
    </SelectField>
  );
}
