import type { ReactNode } from "react";
import { SourceLink } from "../../../api/source-link.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import styles from "./scans.module.css";

const FEW = 2;

export interface PlaceListProps {
  readonly projectId: string;
  readonly sources: readonly string[];
}

/** The places that say something, each leading to its line; many are shown on asking. */
export function PlaceList({ projectId, sources }: PlaceListProps): ReactNode {
  const list = (
    <ul className={styles["places"]}>
      {sources.map((source) => (
        <li key={source}>
          <SourceLink projectId={projectId} source={source} isShort />
        </li>
      ))}
    </ul>
  );
  return sources.length <= FEW ? (
    list
  ) : (
    <details>
      <summary>{words.sources(sources.length)}</summary>
      {list}
    </details>
  );
}
