import type { ReactNode } from "react";
import { FactLink } from "../../../api/fact-link.js";
import { SourceLink } from "../../../api/source-link.js";
import { Badge, type Tone } from "../../../design/badge.js";
import { Row } from "../../../design/row.js";
import { IMPACT_WORDS as words } from "../../../words/impact.js";
import type { ImpactEntry, ImpactReason } from "../source-records.js";
import styles from "./impact.module.css";

export interface EntryRowProps {
  readonly projectId: string;
  readonly entry: ImpactEntry;
}

const TONES = { definite: "bad", possible: "warn", unknown: "plain" } as const satisfies Record<
  ImpactEntry["certainty"],
  Tone
>;
const FEW = 3;

/** One thing that a change touches, and why. */
export function EntryRow({ projectId, entry }: EntryRowProps): ReactNode {
  const { id, kind, name, requirementId, certainty, reasons } = entry;
  const called = requirementId === null ? name : `${requirementId} ${name}`;
  const more = reasons.slice(FEW);
  return (
    <Row
      title={<FactLink projectId={projectId} id={id} fact={{ id, kind, name: called }} />}
      hover={called}
      words={
        <>
          <Reasons projectId={projectId} reasons={reasons.slice(0, FEW)} />
          {more.length > 0 && (
            <details>
              <summary>{words.moreReasons(more.length)}</summary>
              <Reasons projectId={projectId} reasons={more} />
            </details>
          )}
        </>
      }
    >
      <Badge tone={TONES[certainty]} title={words.certaintyWords[certainty]}>
        {words.certainties[certainty]}
      </Badge>
    </Row>
  );
}

interface ReasonsProps {
  readonly projectId: string;
  readonly reasons: readonly ImpactReason[];
}

function Reasons({ projectId, reasons }: ReasonsProps): ReactNode {
  return (
    <ul className={styles["reasons"]}>
      {reasons.map(({ code, factKey, source, sentence }) => (
        <li key={JSON.stringify([code, factKey, source, sentence])}>
          {sentence} {source !== null && <SourceLink projectId={projectId} source={source} isShort />}
        </li>
      ))}
    </ul>
  );
}
