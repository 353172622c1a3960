import type { ReactNode } from "react";
import { SelectField } from "../../../design/field.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import type { PartChoice } from "./part-choices.js";
import { PartOptions } from "./part-options.js";

const words = SCENARIO_WORDS.editing;

interface PartFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly choices: readonly PartChoice[];
  readonly error: string | null;
  readonly none?: string | undefined;
  readonly onChange: (id: string | null) => void;
}

/** A part of the model, chosen by its name; one that the model has not stays as it is until another is chosen. */
export function PartField({ label, value, choices, error, none, onChange }: PartFieldProps): ReactNode {
  const isKnown = value === null || choices.some(({ id }) => id === value);
  return (
    <SelectField
      label={label}
      error={error}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
    >
      <option value="">{none ?? words.notChosen}</option>
      {!isKnown && <option value={value}>{words.unknownPart(value)}</option>}
      <PartOptions choices={choices} />
    </SelectField>
  );
}
