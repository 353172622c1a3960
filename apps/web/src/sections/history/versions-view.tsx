import type { Schemas } from "@plumbline/api-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PagedList } from "../../api/paged-list.js";
import { useActorName } from "../../api/use-actor-name.js";
import { buttonClass } from "../../design/button.js";
import { ChangeMark } from "../../design/change-mark.js";
import { EmptyState } from "../../design/empty-state.js";
import { TimeText } from "../../design/time-text.js";
import { HISTORY_WORDS as words } from "../../words/history.js";
import styles from "./history.module.css";
import { versionsQuery } from "./history-queries.js";

type Entry = Schemas["HistoryEntryResponse"];

/** The change sets of main: who made each, when, and what it changed. */
export function VersionsView({ projectId }: { readonly projectId: string }): ReactNode {
  const versions = useInfiniteQuery(versionsQuery(projectId));
  const nameOf = useActorName(projectId);
  return (
    <PagedList
      label={words.versionList}
      query={versions}
      keyOf={({ version }) => String(version)}
      rowHeight={56}
      row={(entry) => <VersionRow entry={entry} who={nameOf(entry.actor)} />}
      empty={
        <EmptyState title={words.noVersions} words={words.noVersionsWords}>
          <Link
            to="/projects/$projectId/model"
            params={{ projectId }}
            className={buttonClass({ look: "primary" })}
          >
            {words.toModel}
          </Link>
        </EmptyState>
      }
    />
  );
}

function VersionRow({ entry, who }: { readonly entry: Entry; readonly who: string }): ReactNode {
  const { version, at, summary, added, changed, removed } = entry;
  const here = `main@${version}`;
  const { projectId } = useParams({ from: "/in/projects/$projectId/history" });
  return (
    <div className={styles["row"]}>
      <div className={styles["what"]}>
        <p>{summary}</p>
        <p className={styles["about"]}>
          <span>{words.version(version)}</span>
          <span>{who}</span>
          <TimeText at={at} />
          {added > 0 && <ChangeMark change="added" count={added} />}
          {changed > 0 && <ChangeMark change="changed" count={changed} />}
          {removed > 0 && <ChangeMark change="removed" count={removed} />}
        </p>
      </div>
      <p className={styles["actions"]}>
        <Link to="/projects/$projectId/model" params={{ projectId }} search={{ version }}>
          {words.openOnCanvas}
        </Link>
        <Link to="." search={{ view: "compare", left: `main@${version - 1}`, right: here }}>
          {words.whatChanged}
        </Link>
        <Link to="." search={{ view: "compare", left: here, right: "main" }}>
          {words.sinceThen}
        </Link>
      </p>
    </div>
  );
}
