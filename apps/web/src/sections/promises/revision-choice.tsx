import type { ReactNode } from "react";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import type { PromiseRecord } from "./promise-records.js";
import styles from "./promise-standing.module.css";

export interface RevisionChoiceProps {
  readonly promise: PromiseRecord;
  readonly shown: number;
  readonly onChoose: (revision: number) => void;
}

/** Which revision of a promise is looked at. */
export function RevisionChoice({ promise, shown, onChoose }: RevisionChoiceProps): ReactNode {
  return (
    <select
      className={styles["choice"]}
      aria-label={words.revisionLooked}
      value={shown}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {promise.revisions.map(({ revision, state }) => (
        <option key={revision} value={revision}>
          {words.revision(revision, standing(promise, revision, state))}
        </option>
      ))}
    </select>
  );
}

function standing(
  promise: PromiseRecord,
  revision: number,
  state: "draft" | "approved",
): "draft" | "inForce" | "earlier" {
  if (state === "draft") {
    return "draft";
  }
  return promise.inForceRevision === revision ? "inForce" : "earlier";
}
