import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { revisionsQuery } from "../../api/branches.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useActorName } from "../../api/use-actor-name.js";
import { useMayEdit, useRole } from "../../api/use-role.js";
import { Button } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { HashText } from "../../design/hash-text.js";
import { SearchField } from "../../design/search-field.js";
import { TimeText } from "../../design/time-text.js";
import { HISTORY_WORDS as words } from "../../words/history.js";
import { DeleteRevision } from "./delete-revision.js";
import styles from "./history.module.css";
import { NewBranch } from "./new-branch.js";
import { NewRevision } from "./new-revision.js";

type Revision = Schemas["RevisionResponse"];

export interface RevisionsViewProps {
  readonly projectId: string;
  readonly sought: string;
}

/** The states that have a name. */
export function RevisionsView({ projectId, sought }: RevisionsViewProps): ReactNode {
  const revisions = useQuery(revisionsQuery(projectId));
  const mayEdit = useMayEdit(projectId);
  const [isNaming, setNaming] = useState(false);
  const naming = mayEdit && (
    <Button look="primary" onClick={() => setNaming(true)}>
      {words.nameNow}
    </Button>
  );
  return (
    <ShownQuery query={revisions}>
      {(all) => (
        <div className={styles["stack"]}>
          {all.length === 0 ? (
            <EmptyState title={words.noRevisions} words={words.noRevisionsWords}>
              {naming}
            </EmptyState>
          ) : (
            <RevisionList projectId={projectId} all={all} sought={sought} actions={naming} />
          )}
          {isNaming && <NewRevision projectId={projectId} onClose={() => setNaming(false)} />}
        </div>
      )}
    </ShownQuery>
  );
}

interface RevisionListProps {
  readonly projectId: string;
  readonly all: readonly Revision[];
  readonly sought: string;
  readonly actions: ReactNode;
}

function RevisionList({ projectId, all, sought, actions }: RevisionListProps): ReactNode {
  const navigate = useNavigate({ from: "/projects/$projectId/history" });
  const shown = all.filter(({ name, note }) =>
    `${name} ${note ?? ""}`.toLowerCase().includes(sought.toLowerCase()),
  );
  return (
    <>
      <div className={styles["bar"]}>
        <div className={styles["grows"]}>
          <SearchField
            label={words.searchRevisions}
            value={sought}
            onSought={(q) => void navigate({ search: (before) => ({ ...before, q }), replace: true })}
          />
        </div>
        {actions}
      </div>
      {shown.length === 0 ? (
        <p>{words.noneFound}</p>
      ) : (
        <EndlessList
          label={words.revisionList}
          items={shown}
          keyOf={({ id }) => id}
          rowHeight={64}
          row={(revision) => <RevisionRow projectId={projectId} revision={revision} />}
        />
      )}
    </>
  );
}

interface RevisionRowProps {
  readonly projectId: string;
  readonly revision: Revision;
}

function RevisionRow({ projectId, revision }: RevisionRowProps): ReactNode {
  const { id, name, note, modelVersion, modelHash, createdAt, createdBy } = revision;
  const role = useRole(projectId);
  const nameOf = useActorName(projectId);
  const [asked, setAsked] = useState<"delete" | "branch" | null>(null);
  const close = (): void => setAsked(null);
  return (
    <div className={styles["row"]}>
      <div className={styles["what"]}>
        <strong>{name}</strong>
        {note !== null && <p className={styles["note"]}>{note}</p>}
        <p className={styles["about"]}>
          <span>{words.version(modelVersion)}</span>
          <HashText hash={modelHash} />
          <span>{nameOf(createdBy)}</span>
          <TimeText at={createdAt} />
        </p>
      </div>
      <p className={styles["actions"]}>
        <Link to="/projects/$projectId/model" params={{ projectId }} search={{ revision: id }}>
          {words.openOnCanvas}
        </Link>
        <Link to="." search={{ view: "compare", left: id, right: "main" }}>
          {words.compareWithNow}
        </Link>
        <Link to="/projects/$projectId/build" params={{ projectId }} search={{ state: `revision:${id}` }}>
          {words.build}
        </Link>
        {role !== "viewer" && (
          <Button size="small" onClick={() => setAsked("branch")}>
            {words.branchFrom}
          </Button>
        )}
        {role === "owner" && (
          <Button size="small" look="danger" onClick={() => setAsked("delete")}>
            {words.delete}
          </Button>
        )}
      </p>
      {asked === "delete" && <DeleteRevision projectId={projectId} revision={revision} onClose={close} />}
      {asked === "branch" && <NewBranch projectId={projectId} fromRevisionId={id} onClose={close} />}
    </div>
  );
}
