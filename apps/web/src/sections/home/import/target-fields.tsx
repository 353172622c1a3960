import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { workspacesQuery } from "../../../api/queries.js";
import { SelectField, TextField } from "../../../design/field.js";
import { IMPORT_WORDS as words } from "../../../words/import.js";
import { allProjects } from "../home-queries.js";
import type { ImportTarget } from "./import-target.js";

export interface TargetFieldsProps {
  readonly target: ImportTarget;
  readonly onChange: (target: ImportTarget) => void;
}

/** Where a file goes: a project that is there, or a new one. */
export function TargetFields({ target, onChange }: TargetFieldsProps): ReactNode {
  const { workspaceId, projectId, name } = target;
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const { data: projects = [] } = useQuery({
    ...allProjects(workspaceId ?? ""),
    enabled: workspaceId !== null,
  });
  return (
    <>
      {workspaceId !== null && (
        <SelectField
          label={words.workspace}
          value={workspaceId}
          onChange={(event) => onChange({ ...target, workspaceId: event.target.value, projectId: null })}
        >
          {workspaces.map(({ id, name: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={words.into}
        value={projectId ?? ""}
        onChange={(event) => onChange({ ...target, projectId: event.target.value || null })}
      >
        <option value="">{words.newProject}</option>
        {projects.map(({ id, name: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </SelectField>
      {projectId === null && (
        <TextField
          label={words.name}
          hint={words.madeFirst}
          required
          maxLength={200}
          value={name}
          onChange={(event) => onChange({ ...target, name: event.target.value })}
        />
      )}
    </>
  );
}
