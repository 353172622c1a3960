import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { TruthLabel } from "../../design/truth-label.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import styles from "./finding-detail.module.css";
import type { Cite } from "./review-records.js";

/** Every fact that a finding rests on, with how it is known. */
export function CitedFacts({
  projectId,
  cites,
}: {
  readonly projectId: string;
  readonly cites: readonly Cite[];
}): ReactNode {
  return (
    <ul className={styles["cites"]}>
      {cites.map(({ kind, id, name, factStatus, stale }) => (
        <li key={id} className={styles["cite"]}>
          <span className={styles["name"]}>
            <span className={styles["quiet"]}>{words.kinds[kind]}</span>{" "}
            <CitedLink projectId={projectId} kind={kind} id={id} name={name} />
          </span>
          {factStatus !== null && <TruthLabel status={factStatus} isStale={stale !== null} />}
          {stale !== null && <span className={styles["stale"]}>{stale.reason}</span>}
        </li>
      ))}
    </ul>
  );
}

export interface CitedLinkProps {
  readonly projectId: string;
  readonly kind: Cite["kind"];
  readonly id: string;
  readonly name: string | null;
}

/** The way to what a finding names. */
export function CitedLink({ projectId, kind, id, name }: CitedLinkProps): ReactNode {
  const shown = name ?? id.slice(0, 8);
  switch (kind) {
    case "scenario":
      return (
        <Link to="/projects/$projectId/scenarios/$scenarioId" params={{ projectId, scenarioId: id }}>
          {shown}
        </Link>
      );
    case "promise":
      return (
        <Link to="/projects/$projectId/promises/$promiseId" params={{ projectId, promiseId: id }}>
          {shown}
        </Link>
      );
    default:
      return (
        <Link to="/projects/$projectId/parts/$kind/$partId" params={{ projectId, kind, partId: id }}>
          {shown}
        </Link>
      );
  }
}
