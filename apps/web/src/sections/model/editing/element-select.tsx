import { type ReactNode, useMemo } from "react";
import type { ElementFact } from "../../../canvas/canvas-model.js";
import { compareNames } from "../../../design/compare-names.js";
import { SelectField } from "../../../design/field.js";

export interface ElementSelectProps {
  readonly label: string;
  readonly elements: readonly ElementFact[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** What stands for no element. */
  readonly none?: string | undefined;
}

/** The browser's own list finds a name by its first letters, on every device. */
export function ElementSelect({ label, elements, value, onChange, none }: ElementSelectProps): ReactNode {
  const sorted = useMemo(
    () => [...elements].sort((left, right) => compareNames(left.name, right.name)),
    [elements],
  );
  return (
    <SelectField
      label={label}
      value={value}
      required={none === undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{none ?? "…"}</option>
      {sorted.map(({ id, name, kind }) => (
        <option key={id} value={id}>
          {`${name.slice(0, 80)} (${kind})`}
        </option>
      ))}
    </SelectField>
  );
}
