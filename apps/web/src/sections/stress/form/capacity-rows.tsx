import type { ReactNode } from "react";
import { SelectField } from "../../../design/field.js";
import { Card } from "../../../design/page.js";
import { STRESS_WORDS as words } from "../../../words/stress.js";
import type { ResourceRow } from "../profile-form.js";
import { type Editing, problemsOfRow, withoutRow, withRow } from "./editing.js";
import { FormRow, NumberField } from "./form-row.js";

export interface RowsProps {
  readonly editing: Editing;
  /** What a run still needs, by target. */
  readonly missing: ReadonlySet<string>;
}

const NUMBERS = ["instances", "concurrency", "queueLimit"] as const;

/** What each part can take. */
export function CapacityRows({ editing, missing }: RowsProps): ReactNode {
  const { form, change, requirements, isReadOnly } = editing;
  return (
    <Card title={words.form.capacity}>
      {form.resources.map((row, index) => {
        const needed = requirements?.resources.find(({ elementId }) => elementId === row.elementId);
        const isUnreached = requirements !== undefined && needed === undefined;
        return (
          <FormRow
            key={row.elementId}
            name={needed?.name ?? row.elementId}
            about={needed === undefined ? undefined : aboutOf(needed)}
            isMissing={missing.has(row.elementId)}
            isUnreached={isUnreached}
            onRemove={
              isUnreached && !isReadOnly ? () => change(withoutRow(form, "resources", index)) : undefined
            }
          >
            <CapacityFields row={row} index={index} editing={editing} />
          </FormRow>
        );
      })}
    </Card>
  );
}

function aboutOf({ kind, required }: { readonly kind: string; readonly required: boolean }): string {
  return required ? kind : `${kind}, ${words.form.optional}`;
}

function CapacityFields({
  row,
  index,
  editing,
}: {
  readonly row: ResourceRow;
  readonly index: number;
  readonly editing: Editing;
}): ReactNode {
  const { form, change, isReadOnly } = editing;
  const problem = problemsOfRow(editing, "resources", index);
  return (
    <>
      {NUMBERS.map((name) => (
        <NumberField
          key={name}
          label={words.form[name]}
          value={row[name]}
          disabled={isReadOnly}
          placeholder={name === "queueLimit" ? words.form.noLimit : undefined}
          error={problem(name)}
          onValue={(value) => change(withRow(form, "resources", index, { [name]: value }))}
        />
      ))}
      <SelectField
        label={words.form.hold}
        value={row.hold}
        disabled={isReadOnly}
        onChange={({ target }) =>
          change(withRow(form, "resources", index, { hold: target.value === "work" ? "work" : "call" }))
        }
      >
        <option value="call">{words.form.holds.call}</option>
        <option value="work">{words.form.holds.work}</option>
      </SelectField>
    </>
  );
}
