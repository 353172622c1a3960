import type { ReactNode } from "react";
import { useRepositories } from "../../api/repositories-query.js";
import { SelectField } from "../../design/field.js";
import { SOURCE_WORDS as words } from "../../words/sources.js";
import { useSourcesSearch } from "./use-sources-search.js";

export interface RepositoryChoiceProps {
  readonly value: string | undefined;
  readonly onChange: (repositoryId: string | undefined) => void;
}

/** Of which repository a list is. */
export function RepositoryChoice({ value = "", onChange }: RepositoryChoiceProps): ReactNode {
  const { projectId } = useSourcesSearch();
  const repositories = useRepositories(projectId);
  const isKnown = value === "" || repositories.some(({ id }) => id === value);
  return (
    <SelectField
      label={words.repository}
      value={value}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{words.allRepositories}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {repositories.map(({ id, repository }) => (
        <option key={id} value={id}>
          {repository}
        </option>
      ))}
    </SelectField>
  );
}
