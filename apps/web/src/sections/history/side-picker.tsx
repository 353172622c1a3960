import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { branchesQuery, revisionsQuery } from "../../api/branches.js";
import { SelectField, TextField } from "../../design/field.js";
import { HISTORY_WORDS as words } from "../../words/history.js";
import styles from "./history.module.css";

export interface SidePickerProps {
  readonly label: string;
  readonly projectId: string;
  readonly side: string | undefined;
  /** The older side: left out it is the newest revision, not main. */
  readonly isLeft?: boolean | undefined;
  readonly onSide: (side: string | undefined) => void;
}

const AT = "main@";

/** Chooses one side of a comparison: main now or at a version, a revision or an open branch. */
export function SidePicker({ label, projectId, side, isLeft = false, onSide }: SidePickerProps): ReactNode {
  const { data: revisions = [] } = useQuery(revisionsQuery(projectId));
  const { data: branches = [] } = useQuery(branchesQuery(projectId));
  const isVersion = side?.startsWith(AT) ?? false;
  const choose = (value: string): void => {
    onSide(value === AT ? `${AT}1` : value || undefined);
  };
  return (
    <>
      <div className={styles["grows"]}>
        <SelectField
          label={label}
          value={isVersion ? AT : (side ?? (isLeft ? "" : "main"))}
          onChange={(event) => choose(event.target.value)}
        >
          {isLeft && (
            <option value="">{revisions.length > 0 ? words.newestRevision : words.emptyModel}</option>
          )}
          <option value="main">{words.mainNow}</option>
          <option value={AT}>{words.mainAt}</option>
          <optgroup label={words.revisions} hidden={revisions.length === 0}>
            {revisions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label={words.branches} hidden={branches.length === 0}>
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        </SelectField>
      </div>
      {isVersion && (
        <TextField
          label={words.mainAtVersion}
          type="number"
          min={0}
          value={side?.slice(AT.length) ?? ""}
          onChange={({ target }) => target.value !== "" && onSide(`${AT}${Number(target.value)}`)}
        />
      )}
    </>
  );
}
