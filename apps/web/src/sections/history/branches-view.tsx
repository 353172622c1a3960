import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { branchesQuery } from "../../api/branches.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useActorName } from "../../api/use-actor-name.js";
import { useMayEdit } from "../../api/use-role.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { ChoiceField } from "../../design/choice-field.js";
import { EmptyState } from "../../design/empty-state.js";
import { TimeText } from "../../design/time-text.js";
import { HISTORY_WORDS as words } from "../../words/history.js";
import { BranchCard } from "./branch-card.js";
import styles from "./history.module.css";
import { BRANCH_STATES, type HistorySearch } from "./history-search.js";
import { NewBranch } from "./new-branch.js";

type Branch = Schemas["BranchResponse"];

export interface BranchesViewProps {
  readonly projectId: string;
  readonly search: HistorySearch;
}

/** The states beside main, and what can be done with each. */
export function BranchesView({ projectId, search }: BranchesViewProps): ReactNode {
  const state = search.state ?? "open";
  const branches = useQuery(branchesQuery(projectId, state));
  const navigate = useNavigate({ from: "/projects/$projectId/history" });
  const mayEdit = useMayEdit(projectId);
  const [isNew, setNew] = useState(false);
  const begin = mayEdit && (
    <Button look="primary" onClick={() => setNew(true)}>
      {words.newBranch}
    </Button>
  );
  return (
    <div className={styles["stack"]}>
      <div className={styles["bar"]}>
        <div className={styles["grows"]}>
          <ChoiceField
            label={words.showBranches}
            value={state}
            options={BRANCH_STATES}
            names={words.branchStates}
            onChange={(chosen) => void navigate({ search: { view: "branches", state: chosen } })}
          />
        </div>
        {begin}
      </div>
      <ShownQuery query={branches}>
        {(all) => <BranchList projectId={projectId} all={all} search={search} />}
      </ShownQuery>
      {isNew && <NewBranch projectId={projectId} onClose={() => setNew(false)} />}
    </div>
  );
}

function BranchList({
  projectId,
  all,
  search,
}: BranchesViewProps & { readonly all: readonly Branch[] }): ReactNode {
  if (all.length === 0) {
    return (search.state ?? "open") === "open" ? (
      <EmptyState title={words.noBranches} words={words.noBranchesWords} />
    ) : (
      <EmptyState title={words.noEndedBranches} words={words.noEndedBranchesWords} />
    );
  }
  return (
    <ul className={styles["stack"]} aria-label={words.branchList}>
      {all.map((branch) => (
        <li key={branch.id}>
          <BranchRow
            projectId={projectId}
            branch={branch}
            isOpen={branch.id === search.branch}
            search={search}
          />
        </li>
      ))}
    </ul>
  );
}

interface BranchRowProps extends BranchesViewProps {
  readonly branch: Branch;
  readonly isOpen: boolean;
}

function BranchRow({ projectId, branch, isOpen, search }: BranchRowProps): ReactNode {
  const nameOf = useActorName(projectId);
  const { id, name, kind, state, baseVersion, createdAt, createdBy } = branch;
  return (
    <section className={styles["card"]} aria-label={name}>
      <div className={styles["row"]}>
        <div className={styles["what"]}>
          <strong>{name}</strong>{" "}
          <Badge tone={kind === "draft" ? "info" : "plain"}>{words.branchKind[kind]}</Badge>
          <p className={styles["about"]}>
            <span>{words.fromVersion(baseVersion)}</span>
            <span>{nameOf(createdBy)}</span>
            <TimeText at={createdAt} />
          </p>
        </div>
        {state === "open" && (
          <p className={styles["actions"]}>
            <Link to="/projects/$projectId/model" params={{ projectId }} search={{ branch: id }}>
              {words.openOnCanvas}
            </Link>
            <Link to="." search={{ view: "branches", branch: isOpen ? undefined : id }}>
              {isOpen ? words.closeBranch : words.look}
            </Link>
          </p>
        )}
      </div>
      {isOpen && state === "open" && <BranchCard projectId={projectId} branch={branch} search={search} />}
    </section>
  );
}
