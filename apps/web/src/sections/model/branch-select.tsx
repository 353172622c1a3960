import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { branchesQuery } from "../../api/branches.js";
import { MODEL_BAR_WORDS as words } from "../../words/model-bar.js";
import styles from "./model-bar.module.css";
import type { ModelAddress } from "./use-model-address.js";

const PAST = "past";

/** Which state is shown and changed: main, an open branch, or one of the past that the address names. */
export function BranchSelect({ address }: { readonly address: ModelAddress }): ReactNode {
  const { projectId, search, change } = address;
  const { data: branches = [] } = useQuery(branchesQuery(projectId));
  const isPast = search.version !== undefined || search.revision !== undefined;
  const choose = (value: string): void => {
    if (value !== PAST) {
      change({ branch: value || undefined, version: undefined, revision: undefined });
    }
  };
  return (
    <select
      className={styles["select"]}
      aria-label={words.state}
      value={isPast ? PAST : (search.branch ?? "")}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{words.main}</option>
      {branches.map(({ id, name }) => (
        <option key={id} value={id}>
          {words.branch(name)}
        </option>
      ))}
      {isPast && (
        <option value={PAST}>
          {search.version === undefined ? words.past : words.pastVersion(search.version)}
        </option>
      )}
    </select>
  );
}
