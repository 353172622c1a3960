import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { branchesQuery } from "../../api/branches.js";
import { SelectField } from "../../design/field.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import styles from "./profile-head.module.css";
import { useStressAddress } from "./use-stress-address.js";

/** Which model is run; nothing to choose while there is main alone. */
export function BranchChoice(): ReactNode {
  const { projectId, search, go } = useStressAddress();
  const { data: branches = [] } = useQuery(branchesQuery(projectId));
  return (
    branches.length > 0 && (
      <div className={styles["branch"]}>
        <SelectField
          label={words.on}
          value={search.branch ?? ""}
          onChange={({ target }) => go({ branch: target.value || undefined })}
        >
          <option value="">{words.main}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    )
  );
}
