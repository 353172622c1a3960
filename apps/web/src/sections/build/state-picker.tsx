import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { branchesQuery, revisionsQuery } from "../../api/branches.js";
import { SelectField } from "../../design/field.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import styles from "./build-screen.module.css";

export interface StatePickerProps {
  readonly projectId: string;
  readonly state: string | undefined;
  readonly onState: (state: string | undefined) => void;
}

/** Which state is built: main, a revision or an open branch. */
export function StatePicker({ projectId, state, onState }: StatePickerProps): ReactNode {
  const { data: revisions = [] } = useQuery(revisionsQuery(projectId));
  const { data: branches = [] } = useQuery(branchesQuery(projectId));
  return (
    <div className={styles["picker"]}>
      <SelectField
        label={words.state}
        value={state ?? ""}
        onChange={(event) => onState(event.target.value || undefined)}
      >
        <option value="">{words.main}</option>
        <Group label={words.revisions} kind="revision" items={revisions} />
        <Group label={words.branches} kind="branch" items={branches} />
      </SelectField>
    </div>
  );
}

interface GroupProps {
  readonly label: string;
  readonly kind: "revision" | "branch";
  readonly items: readonly { readonly id: string; readonly name: string }[];
}

function Group({ label, kind, items }: GroupProps): ReactNode {
  return (
    items.length > 0 && (
      <optgroup label={label}>
        {items.map(({ id, name }) => (
          <option key={id} value={`${kind}:${id}`}>
            {name}
          </option>
        ))}
      </optgroup>
    )
  );
}
