import { ELEMENT_KINDS, ELEMENT_STATUSES, FACT_STATUSES } from "@plumbline/model-core";
import { type ReactNode, useMemo } from "react";
import type { DrawnModel } from "../../../canvas/drawn-model.js";
import { SelectField } from "../../../design/field.js";
import { CANVAS_WORDS } from "../../../words/canvas.js";
import { MODEL_BAR_WORDS as words } from "../../../words/model-bar.js";
import { MODEL_EDIT_WORDS } from "../../../words/model-editing.js";
import { TRUTH_WORDS } from "../../../words/truth.js";
import type { ModelAddress } from "../use-model-address.js";
import { FILTER_NAMES, type FilterName } from "./filter-names.js";
import { type Choices, useFilterChoices } from "./use-filter-choices.js";
import { valuesToFilterBy } from "./values-to-filter-by.js";

const OF_MODEL = {
  label: FACT_STATUSES.map((status) => [status, TRUTH_WORDS[status].name] as const),
  status: ELEMENT_STATUSES.map((status) => [status, CANVAS_WORDS.status[status]] as const),
  kind: [...ELEMENT_KINDS, "channel" as const].map((kind) => [kind, MODEL_EDIT_WORDS.kinds[kind]] as const),
  stale: [
    ["yes", words.staleYes],
    ["no", words.staleNo],
  ],
} as const;

export interface FilterFieldsProps {
  readonly address: ModelAddress;
  readonly drawn: DrawnModel;
}

/** One list for each thing to filter by. */
export function FilterFields({ address, drawn }: FilterFieldsProps): ReactNode {
  const { search, change } = address;
  const { technologies, tags } = useMemo(() => valuesToFilterBy(drawn.model), [drawn]);
  const choices: Readonly<Record<FilterName, Choices>> = {
    ...OF_MODEL,
    technology: technologies.map((one) => [one, one]),
    tag: tags.map((one) => [one, one]),
    ...useFilterChoices(address, drawn),
  };
  return FILTER_NAMES.map((name) => {
    const value = chosenIn(search[name]);
    const isListed = value === "" || choices[name].some(([one]) => one === value);
    return (
      <SelectField
        key={name}
        label={words.filter[name]}
        value={value}
        onChange={(event) => change({ [name]: event.target.value || undefined })}
      >
        <option value="">{words.any}</option>
        {!isListed && <option value={value}>{value}</option>}
        {choices[name].map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  });
}

/** Several values at once come from a view; here one is chosen. */
function chosenIn(value: string | readonly string[] | undefined): string {
  return typeof value === "string" ? value : (value?.join(", ") ?? "");
}
