import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { SelectField, TextField } from "../../design/field.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { EvidenceLine } from "./evidence-line.js";
import { textOrNull } from "./promise-draft.js";
import styles from "./promise-form.module.css";
import { promisesKey } from "./promise-queries.js";
import type { ObligationRecord, RunRecord } from "./promise-records.js";
import type { ShownPromise } from "./shown-revision.js";

export interface EvidenceDialogProps extends ShownPromise {
  readonly obligation: ObligationRecord;
  readonly onClose: () => void;
}

const SYSTEMS = ["codehost-actions", "other"] as const;
const RESULTS = ["passed", "failed"] as const;
const TEXTS = ["runUrl", "commitSha", "conclusion", "artifactDigest"] as const;
const PATHS = {
  runUrl: "source.runUrl",
  commitSha: "source.commitSha",
  conclusion: "source.conclusion",
  artifactDigest: "artifactDigest",
} as const;

/** What a test elsewhere said. It is kept as it was said; what it counts as, the service tells. */
export function EvidenceDialog({
  projectId,
  promise,
  revision,
  obligation,
  onClose,
}: EvidenceDialogProps): ReactNode {
  const record = useRecordEvidence({ projectId, promise, obligation });
  return (
    <Dialog title={words.evidenceTitle(obligation.key)} words={words.evidenceWords} isOpen onClose={onClose}>
      {record.data !== undefined ? (
        <Recorded run={record.data} onClose={onClose} />
      ) : (
        <EvidenceForm
          error={record.error}
          isRecording={record.isPending}
          onRecord={(said) => record.mutate({ ...said, revision: revision.revision })}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** Keeps what was said for an obligation, and reads the promises again. */
function useRecordEvidence({
  projectId,
  promise,
  obligation,
}: Pick<EvidenceDialogProps, "projectId" | "promise" | "obligation">) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["EvidenceRequest"]) =>
      dataOf(
        api.POST("/api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}/evidence", {
          params: { path: { projectId, promiseId: promise.id, obligationKey: obligation.key } },
          body,
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: promisesKey(projectId) }),
  });
}

interface EvidenceFormProps {
  readonly error: unknown;
  readonly isRecording: boolean;
  readonly onRecord: (said: Omit<Schemas["EvidenceRequest"], "revision">) => void;
  readonly onClose: () => void;
}

function EvidenceForm({ error, isRecording, onRecord, onClose }: EvidenceFormProps): ReactNode {
  const [result, setResult] = useState<Result>("passed");
  const [system, setSystem] = useState<System>("codehost-actions");
  const [texts, setTexts] = useState({ runUrl: "", commitSha: "", conclusion: "", artifactDigest: "" });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { runUrl, artifactDigest } = texts;
    const source = {
      system,
      runUrl,
      commitSha: textOrNull(texts.commitSha),
      conclusion: textOrNull(texts.conclusion),
    };
    onRecord({ result, source, artifactDigest: textOrNull(artifactDigest) });
  };
  return (
    <form className={styles["form"]} onSubmit={submit}>
      <Said result={result} system={system} onResult={setResult} onSystem={setSystem} />
      {TEXTS.map((name) => (
        <TextField
          key={name}
          label={words.evidenceFields[name].label}
          hint={words.evidenceFields[name].hint}
          value={texts[name]}
          onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          error={fieldError(error, PATHS[name])}
          required={name === "runUrl"}
        />
      ))}
      <ProblemView error={error} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button type="submit" look="primary" isBusy={isRecording}>
          {words.recordClaim}
        </Button>
      </Actions>
    </form>
  );
}

type Result = (typeof RESULTS)[number];
type System = (typeof SYSTEMS)[number];

interface SaidProps {
  readonly result: Result;
  readonly system: System;
  readonly onResult: (result: Result) => void;
  readonly onSystem: (system: System) => void;
}

/** What is said, and where it was seen. */
function Said({ result, system, onResult, onSystem }: SaidProps): ReactNode {
  return (
    <>
      <SelectField
        label={words.saidIt}
        value={result}
        onChange={({ target }) => onResult(RESULTS.find((one) => one === target.value) ?? result)}
      >
        {RESULTS.map((one) => (
          <option key={one} value={one}>
            {words.results[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.system}
        value={system}
        onChange={({ target }) => onSystem(SYSTEMS.find((one) => one === target.value) ?? system)}
      >
        {SYSTEMS.map((one) => (
          <option key={one} value={one}>
            {words.systems[one]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** What the service made of it. */
function Recorded({ run, onClose }: { readonly run: RunRecord; readonly onClose: () => void }): ReactNode {
  return (
    <>
      <p>{run.detail}</p>
      {run.evidence.map((entry) => (
        <EvidenceLine key={entry.runUrl} entry={entry} />
      ))}
      <Actions>
        <Button look="primary" onClick={onClose}>
          {DESIGN_WORDS.close}
        </Button>
      </Actions>
    </>
  );
}
