import type { ReactNode } from "react";
import { SourceLink } from "../../api/source-link.js";
import { useActorName } from "../../api/use-actor-name.js";
import { Card } from "../../design/page.js";
import { RevisionText } from "../../design/source-text.js";
import { TimeText } from "../../design/time-text.js";
import { TruthLabel } from "../../design/truth-label.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { staleReason } from "../../words/stale.js";
import styles from "./says-card.module.css";
import { usePartAddress } from "./use-part-address.js";
import type { PartProps } from "./whole.js";

/** How a part is known, where it was seen, and who stands for it. */
export function ProvenanceCard({ part: { fact } }: PartProps): ReactNode {
  const { projectId } = usePartAddress();
  const nameOfActor = useActorName(projectId);
  if (!("factStatus" in fact)) {
    return (
      <Card title={words.provenanceTitle}>
        <p>{words.noStanding}</p>
      </Card>
    );
  }
  const { factStatus, provenance, stale } = fact;
  const rows: readonly (readonly [string, ReactNode])[] =
    provenance === null
      ? []
      : [
          [
            words.source,
            provenance.source && <SourceLink projectId={projectId} source={provenance.source} />,
          ],
          [words.revision, provenance.revision && <RevisionText revision={provenance.revision} />],
          [words.confidence, provenance.confidence !== null && words.confidenceText(provenance.confidence)],
          [
            words.acceptedBy,
            provenance.acceptedBy && (
              <>
                {nameOfActor(`user:${provenance.acceptedBy}`)}{" "}
                {provenance.acceptedAt && <TimeText at={provenance.acceptedAt} />}
              </>
            ),
          ],
        ];
  return (
    <Card title={words.provenanceTitle} actions={<TruthLabel status={factStatus} isStale={stale !== null} />}>
      {provenance === null && <p>{words.noProvenance}</p>}
      <dl className={styles["fields"]}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {stale !== null && (
          <div>
            <dt>{words.fields["stale"]}</dt>
            <dd>
              {words.staleSince(stale.sinceRevision)} ({staleReason(stale.reason)})
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
