import { FAULT_KINDS, type FaultDocument } from "@plumbline/playback-engine";
import type { ReactNode } from "react";
import { SelectField, TextField } from "../../../design/field.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { issueOfField } from "./issues-at.js";
import type { Editing, SetField } from "./open-form.js";
import { PartField } from "./part-field.js";

const words = SCENARIO_WORDS.editing;

interface FaultFieldsProps {
  readonly fault: FaultDocument;
  readonly editing: Editing;
  readonly set: SetField;
}

/** What fails, how, and for how many attempts. */
export function FaultFields({ fault, editing, set }: FaultFieldsProps): ReactNode {
  const { issues, open, choices } = editing;
  return (
    <>
      <PartField
        label={words.target}
        value={fault.target ?? null}
        choices={choices.all}
        error={issueOfField(issues, open, "target")}
        onChange={(id) => set("target", id)}
      />
      <SelectField
        label={words.kind}
        value={fault.kind ?? ""}
        error={issueOfField(issues, open, "kind")}
        onChange={({ target }) => set("kind", target.value)}
      >
        {FAULT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {SCENARIO_WORDS.faultNames[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.failFirst}
        hint={words.failFirstHint}
        type="number"
        min={1}
        value={fault.failFirst ?? ""}
        error={issueOfField(issues, open, "failFirst")}
        onChange={({ target }) =>
          set("failFirst", target.value === "" ? null : Math.round(Number(target.value)))
        }
      />
    </>
  );
}
