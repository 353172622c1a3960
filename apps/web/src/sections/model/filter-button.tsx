import { ELEMENT_KINDS, ELEMENT_STATUSES, FACT_STATUSES } from "@plumbline/model-core";
import { Popover } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../../design/button.js";
import { SelectField } from "../../design/field.js";
import { CANVAS_WORDS } from "../../words/canvas.js";
import { MODEL_BAR_WORDS as words } from "../../words/model-bar.js";
import { MODEL_EDIT_WORDS } from "../../words/model-editing.js";
import { TRUTH_WORDS } from "../../words/truth.js";
import styles from "./model-bar.module.css";
import type { FilterSearch } from "./shown-part-of-model.js";
import type { ModelAddress } from "./use-model-address.js";

export interface FilterButtonProps {
  readonly address: ModelAddress;
  readonly technologies: readonly string[];
  readonly tags: readonly string[];
}

type Name = keyof FilterSearch;
type Choices = readonly (readonly [value: string, text: string])[];

const NONE = {
  label: undefined,
  status: undefined,
  kind: undefined,
  technology: undefined,
  tag: undefined,
  stale: undefined,
} as const;

/** What is left out of the picture; the address keeps it. */
export function FilterButton({ address, technologies, tags }: FilterButtonProps): ReactNode {
  const { search, change } = address;
  const choices: Readonly<Record<Name, Choices>> = {
    label: FACT_STATUSES.map((status) => [status, TRUTH_WORDS[status].name]),
    status: ELEMENT_STATUSES.map((status) => [status, CANVAS_WORDS.status[status]]),
    kind: [...ELEMENT_KINDS, "channel" as const].map((kind) => [kind, MODEL_EDIT_WORDS.kinds[kind]]),
    technology: technologies.map((one) => [one, one]),
    tag: tags.map((one) => [one, one]),
    stale: [
      ["yes", words.staleYes],
      ["no", words.staleNo],
    ],
  };
  const names = Object.keys(NONE) as readonly Name[];
  const count = names.filter((name) => search[name] !== undefined).length;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button size="small" aria-pressed={count > 0}>
          {count === 0 ? words.filters : words.filtersOn(count)}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles["filters"]} align="end" sideOffset={6} collisionPadding={8}>
          {names.map((name) => (
            <SelectField
              key={name}
              label={words.filter[name]}
              value={search[name] ?? ""}
              onChange={(event) => change({ [name]: event.target.value || undefined })}
            >
              <option value="">{words.any}</option>
              {choices[name].map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
          ))}
          <Button onClick={() => change(NONE)} disabled={count === 0}>
            {words.noFilters}
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
