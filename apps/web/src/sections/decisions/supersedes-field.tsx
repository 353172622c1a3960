import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SelectField } from "../../design/field.js";
import { DECISION_TEXT as words } from "../../words/decisions.js";
import { acceptedQuery } from "./decision-queries.js";

export interface SupersedesFieldProps {
  readonly projectId: string;
  readonly supersedes: string | null;
  readonly onChange: (supersedes: string | null) => void;
}

const SHOWN = 100;

export function SupersedesField({ projectId, supersedes, onChange }: SupersedesFieldProps): ReactNode {
  const { data: accepted = [] } = useQuery(acceptedQuery(projectId));
  const isListed = supersedes === null || accepted.some(({ id }) => id === supersedes);
  return (
    <SelectField
      label={words.supersedes}
      value={supersedes ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
    >
      <option value="">{words.supersedesNothing}</option>
      {!isListed && <option value={supersedes ?? ""}>{supersedes}</option>}
      {accepted.map(({ id, reference, title }) => (
        <option key={id} value={id}>
          {`${reference} ${title}`.slice(0, SHOWN)}
        </option>
      ))}
    </SelectField>
  );
}
