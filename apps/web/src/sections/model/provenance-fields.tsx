import type { ReactNode } from "react";
import { SourceLink } from "../../api/source-link.js";
import { useActorName } from "../../api/use-actor-name.js";
import { RevisionText } from "../../design/source-text.js";
import { TimeText } from "../../design/time-text.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import { staleReason } from "../../words/stale.js";
import type { Inspected } from "./inspected.js";

export interface ProvenanceFieldsProps {
  readonly shown: Inspected;
  readonly projectId: string;
}

/** How a fact came to be known, and who stood for it. */
export function ProvenanceFields({ shown, projectId }: ProvenanceFieldsProps): ReactNode {
  const { provenance, stale } = shown;
  const nameOf = useActorName(projectId);
  const { source, revision, confidence, acceptedBy, acceptedAt } = provenance ?? NONE;
  return (
    <>
      {source !== null && (
        <Field name="source">
          <SourceLink projectId={projectId} source={source} />
        </Field>
      )}
      {revision !== null && (
        <Field name="revision">
          <RevisionText revision={revision} />
        </Field>
      )}
      {confidence !== null && <Field name="confidence">{words.percent(confidence)}</Field>}
      {acceptedBy !== null && (
        <Field name="accepted">
          {nameOf(`user:${acceptedBy}`)} {acceptedAt !== null && <TimeText at={acceptedAt} />}
        </Field>
      )}
      {stale !== null && (
        <Field name="stale">
          {staleReason(stale.reason)} <RevisionText revision={stale.sinceRevision} />
        </Field>
      )}
    </>
  );
}

const NONE = { source: null, revision: null, confidence: null, acceptedBy: null, acceptedAt: null };

function Field({
  name,
  children,
}: {
  readonly name: keyof typeof words.fields;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{words.fields[name]}</dt>
      <dd>{children}</dd>
    </div>
  );
}
