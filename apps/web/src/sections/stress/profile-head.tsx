import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { branchesQuery } from "../../api/branches.js";
import { ProblemView } from "../../api/problem-view.js";
import { allScenariosQuery } from "../../api/whole-lists.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { ConflictPanel } from "../../design/conflict-panel.js";
import { SelectField } from "../../design/field.js";
import type { StressOutput } from "../../engines/stress.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import styles from "./profile-head.module.css";
import { ProfileMenu } from "./profile-menu.js";
import { RefusedRun } from "./refused-run.js";
import { RunBar } from "./run-bar.js";
import type { Draft } from "./use-draft.js";
import { useSaveProfile } from "./use-save-profile.js";
import { useStressAddress } from "./use-stress-address.js";
import { useStressRun } from "./use-stress-run.js";
import { useTriedRun } from "./use-tried-run.js";

export interface ProfileHeadProps {
  readonly stored: Schemas["StressProfileResponse"] | null;
  readonly draft: Draft;
  readonly mayEdit: boolean;
  readonly onTried: (output: StressOutput) => void;
  readonly onStarted: () => void;
}

/** The name of a profile and what can be done with it. */
export function ProfileHead({ stored, draft, mayEdit, onTried, onStarted }: ProfileHeadProps): ReactNode {
  const { go } = useStressAddress();
  const save = useSaveProfile(stored?.id ?? null);
  const run = useStressRun(stored?.id ?? "");
  const tried = useTriedRun();
  const store = (version: number | null, then: () => void): void =>
    save.mutate(
      { text: draft.text, version },
      {
        onSuccess: (done) => {
          draft.discard();
          if (stored === null) {
            go({ profile: done.id, scenario: undefined }, { replace: true });
          }
          then();
        },
      },
    );
  const start = (): void => {
    onStarted();
    run.start();
  };
  const { form, text } = draft;
  return (
    <header className={styles["head"]}>
      <HeadTitle draft={draft} />
      <div className={styles["actions"]}>
        <BranchChoice />
        <Button
          title={words.tryHint}
          isBusy={tried.isPending}
          onClick={() => tried.mutate({ text, scenarioId: form.scenarioId }, { onSuccess: onTried })}
        >
          {words.tryIt}
        </Button>
        {mayEdit && draft.isDirty && stored !== null && (
          <Button onClick={draft.discard}>{words.revert}</Button>
        )}
        {mayEdit && (draft.isDirty || stored === null) && (
          <Button
            look={stored === null ? "primary" : "normal"}
            isBusy={save.isPending}
            onClick={() => store(draft.version, () => undefined)}
          >
            {stored === null ? words.create : words.save}
          </Button>
        )}
        {mayEdit && stored !== null && (
          <Button
            look="primary"
            isBusy={run.isRunning || save.isPending}
            onClick={() => (draft.isDirty ? store(draft.version, start) : start())}
          >
            {draft.isDirty ? words.saveAndRun : words.run}
          </Button>
        )}
        {mayEdit && stored !== null && <ProfileMenu stored={stored} text={text} />}
      </div>
      <Told
        save={save}
        run={run}
        triedError={tried.error}
        version={stored?.version ?? 0}
        onTheirs={() => {
          save.reset();
          draft.discard();
        }}
        onMine={() => store(null, () => undefined)}
      />
    </header>
  );
}

function HeadTitle({ draft: { form, isDirty } }: { readonly draft: Draft }): ReactNode {
  return (
    <div className={styles["title"]}>
      <h2>{form.name || words.newProfile}</h2>
      <ScenarioLink scenarioId={form.scenarioId} />
      {isDirty && <Badge tone="info">{words.unsaved}</Badge>}
    </div>
  );
}

interface ToldProps {
  readonly save: ReturnType<typeof useSaveProfile>;
  readonly run: ReturnType<typeof useStressRun>;
  readonly triedError: unknown;
  /** The version that is stored now. */
  readonly version: number;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** What goes on, and what did not go. */
function Told({ save, run, triedError, version, onTheirs, onMine }: ToldProps): ReactNode {
  return (
    <div className={styles["told"]}>
      {run.isRunning && <RunBar onCancel={run.cancel} />}
      {run.isCancelled && <p role="status">{words.cancelled}</p>}
      <RefusedRun error={run.error} />
      <ProblemView error={triedError} />
      {save.isConflict ? (
        <ConflictPanel
          title={words.conflictTitle}
          words={words.conflictWords(version)}
          theirs={words.theirs}
          mine={words.mineAgain}
          onTheirs={onTheirs}
          onMine={onMine}
        />
      ) : (
        <ProblemView error={save.error} />
      )}
    </div>
  );
}

function ScenarioLink({ scenarioId }: { readonly scenarioId: string }): ReactNode {
  const { projectId } = useStressAddress();
  const { data: scenarios } = useQuery(allScenariosQuery(projectId));
  const scenario = scenarios?.find(({ id }) => id === scenarioId);
  return (
    scenario !== undefined && (
      <span className={styles["scenario"]}>
        {words.scenario}:{" "}
        <Link to="/projects/$projectId/scenarios/$scenarioId" params={{ projectId, scenarioId }}>
          {scenario.name}
        </Link>
      </span>
    )
  );
}

/** Which model is run; nothing to choose while there is main alone. */
function BranchChoice(): ReactNode {
  const { projectId, search, go } = useStressAddress();
  const { data: branches = [] } = useQuery(branchesQuery(projectId));
  return (
    branches.length > 0 && (
      <div className={styles["branch"]}>
        <SelectField
          label={words.on}
          value={search.branch ?? ""}
          onChange={({ target }) => go({ branch: target.value || undefined })}
        >
          <option value="">{words.main}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    )
  );
}
