import type { ReactNode } from "react";
import { SourceLink } from "../../../api/source-link.js";
import { Badge } from "../../../design/badge.js";
import { Row } from "../../../design/row.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import type { PatternFinding } from "../source-records.js";
import { FoundList } from "./found-list.js";
import { patternStanding } from "./pattern-standing.js";
import { usePatterns } from "./scan-queries.js";
import styles from "./scans.module.css";
import { useScanAddress } from "./use-scan-address.js";
import { wordOf } from "./word-of.js";

/** Patterns of source that were found, with the places of their parts. */
export function PatternsView(): ReactNode {
  const { projectId, scanId } = useScanAddress();
  const patterns = usePatterns(projectId, scanId);
  return (
    <FoundList
      label={words.tabs.patterns}
      query={patterns}
      keyOf={({ pattern, serviceKey, library }) => JSON.stringify([pattern, serviceKey, library])}
      textOf={({ pattern, serviceKey, library }) => `${pattern} ${serviceKey ?? ""} ${library}`}
      row={(finding) => <PatternRow finding={finding} />}
      none={{ title: words.noPatterns, words: words.noPatternsWords }}
    />
  );
}

function PatternRow({ finding }: { readonly finding: PatternFinding }): ReactNode {
  const { projectId } = useScanAddress();
  const { pattern, serviceKey, library, sites, limitations } = finding;
  const { name, tone } = patternStanding(finding);
  return (
    <Row
      title={
        <>
          {pattern} · {serviceKey ?? words.noService}
        </>
      }
      words={
        <>
          <span>
            {words.library} {library === "hand-written" ? words.handWritten : library}
          </span>
          <ul className={styles["places"]}>
            {sites.map(({ role, source, conditions }) => (
              <li key={`${role} ${source}`}>
                {role} <SourceLink projectId={projectId} source={source} isShort />
                {conditions.map((condition) => (
                  <span key={condition}> {words.onlyUnder(condition)}</span>
                ))}
              </li>
            ))}
          </ul>
          {limitations.map((limitation) => (
            <p key={limitation}>{wordOf(words.limitations, limitation)}</p>
          ))}
        </>
      }
    >
      <Badge tone={tone}>{name}</Badge>
    </Row>
  );
}
