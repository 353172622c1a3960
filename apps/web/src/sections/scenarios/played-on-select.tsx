import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { branchesQuery, revisionsQuery } from "../../api/branches.js";
import { SCENARIO_WORDS } from "../../words/scenarios.js";
import styles from "./scenario-bench.module.css";

const words = SCENARIO_WORDS.playing;

/** Which model the scenario is played on: main, an open branch or a revision. */
export function PlayedOnSelect({ projectId }: { readonly projectId: string }): ReactNode {
  const search = useSearch({ from: "/in/projects/$projectId/scenarios/$scenarioId" });
  const navigate = useNavigate({ from: "/projects/$projectId/scenarios/$scenarioId" });
  const { data: branches = [] } = useQuery(branchesQuery(projectId));
  const { data: revisions = [] } = useQuery(revisionsQuery(projectId));
  if (branches.length + revisions.length === 0) {
    return null;
  }
  const choose = (value: string): void => {
    const [kind, id] = value.split(":");
    void navigate({
      search: (before) => ({
        ...before,
        branch: kind === "branch" ? id : undefined,
        revision: kind === "revision" ? id : undefined,
      }),
      replace: true,
    });
  };
  return (
    <select
      className={styles["played-on"]}
      aria-label={words.playedOn}
      title={words.playedOn}
      value={chosenIn(search.branch, search.revision)}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{words.onMain}</option>
      <States label={words.branches} kind="branch" states={branches} />
      <States label={words.revisions} kind="revision" states={revisions} />
    </select>
  );
}

function chosenIn(branch: string | undefined, revision: string | undefined): string {
  if (branch !== undefined) {
    return `branch:${branch}`;
  }
  return revision === undefined ? "" : `revision:${revision}`;
}

interface StatesProps {
  readonly label: string;
  readonly kind: "branch" | "revision";
  readonly states: readonly { readonly id: string; readonly name: string }[];
}

function States({ label, kind, states }: StatesProps): ReactNode {
  return (
    states.length > 0 && (
      <optgroup label={label}>
        {states.map(({ id, name }) => (
          <option key={id} value={`${kind}:${id}`}>
            {name}
          </option>
        ))}
      </optgroup>
    )
  );
}
