import type { ReactNode } from "react";
import { SelectField } from "./field.js";

export interface ChoiceFieldProps<Word extends string> {
  readonly label: string;
  readonly value: Word | undefined;
  readonly options: readonly Word[];
  readonly names: Readonly<Record<Word, string>>;
  /** What the option is called that chooses none of them; left out where one has to be chosen. */
  readonly none?: string | undefined;
  readonly onChange: (word: Word | undefined) => void;
}

/** One of a few words. */
export function ChoiceField<Word extends string>(props: ChoiceFieldProps<Word>): ReactNode {
  const { label, value, options, names, none, onChange } = props;
  return (
    <SelectField
      label={label}
      value={value ?? ""}
      onChange={({ target }) => onChange(options.find((option) => option === target.value))}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {names[option]}
        </option>
      ))}
    </SelectField>
  );
}
