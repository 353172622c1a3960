import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { completedScansQuery } from "../../api/completed-scans.js";
import { scanName } from "../../api/scan-name.js";
import { SelectField } from "../../design/field.js";
import { BUILD_WORDS as words } from "../../words/build.js";

export interface ChangeFieldProps {
  readonly projectId: string;
  readonly change: string | undefined;
  readonly onChange: (change: string | undefined) => void;
}

/** The comparison of source whose impact a brief is written of; nothing where there is none to choose. */
export function ChangeField({ projectId, change = "", onChange }: ChangeFieldProps): ReactNode {
  const { data: scans = [] } = useQuery(completedScansQuery(projectId, { kind: "comparison" }));
  const isKnown = change === "" || scans.some(({ id }) => id === change);
  return (
    (scans.length > 0 || change !== "") && (
      <SelectField
        label={words.change}
        hint={words.changeHint}
        value={change}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{words.noChange}</option>
        {!isKnown && <option value={change}>{change}</option>}
        {scans.map((scan) => (
          <option key={scan.id} value={scan.id}>
            {`${scan.repository}: ${scanName(scan, Date.now())}`}
          </option>
        ))}
      </SelectField>
    )
  );
}
