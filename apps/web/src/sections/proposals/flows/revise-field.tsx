import type { ReactNode } from "react";
import { useFactNames } from "../../../api/use-fact-names.js";
import { SelectField } from "../../../design/field.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";

export interface ReviseFieldProps {
  readonly projectId: string;
  readonly id: string | null;
  readonly onChange: (id: string | null) => void;
}

/** The scenario that the flow is to take the place of, if any. */
export function ReviseField({ projectId, id, onChange }: ReviseFieldProps): ReactNode {
  const { byId } = useFactNames(projectId);
  const scenarios = [...byId.values()].filter(({ kind }) => kind === "scenario");
  return (
    <SelectField
      label={words.revise}
      hint={words.reviseHint}
      value={id ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
    >
      <option value="">{words.newScenario}</option>
      {scenarios.map((scenario) => (
        <option key={scenario.id} value={scenario.id}>
          {scenario.name}
        </option>
      ))}
    </SelectField>
  );
}
