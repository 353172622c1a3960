import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { addressOfFound } from "../../api/address-of-found.js";
import { TruthLabel } from "../../design/truth-label.js";
import { KIND_WORDS } from "../../words/facts.js";
import { staleReason } from "../../words/stale.js";
import styles from "./finding-detail.module.css";
import type { Cite } from "./review-records.js";
import { calledName, type Names } from "./subject-name.js";

/** Every fact that a finding rests on, with how it is known. */
export function CitedFacts({
  projectId,
  cites,
  names,
}: {
  readonly projectId: string;
  readonly cites: readonly Cite[];
  readonly names: Names;
}): ReactNode {
  return (
    <ul className={styles["cites"]}>
      {cites.map(({ kind, id, name, factStatus, stale }) => (
        <li key={id} className={styles["cite"]}>
          <span className={styles["name"]}>
            <span className={styles["quiet"]}>{KIND_WORDS[kind]}</span>{" "}
            <CitedLink projectId={projectId} kind={kind} id={id} name={calledName({ id, name }, names)} />
          </span>
          {factStatus !== null && <TruthLabel status={factStatus} isStale={stale !== null} />}
          {stale !== null && <span className={styles["stale"]}>{staleReason(stale.reason)}</span>}
        </li>
      ))}
    </ul>
  );
}

export interface CitedLinkProps {
  readonly projectId: string;
  readonly kind: Cite["kind"];
  readonly id: string;
  readonly name: string;
}

/** The way to what a finding names. */
export function CitedLink({ projectId, kind, id, name }: CitedLinkProps): ReactNode {
  return <Link to={addressOfFound({ projectId, kind, id })}>{name}</Link>;
}
