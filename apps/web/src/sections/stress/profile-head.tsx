import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { allScenariosQuery } from "../../api/whole-lists.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import type { StressOutput } from "../../engines/stress.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { BranchChoice } from "./branch-choice.js";
import { ProfileConflict } from "./profile-conflict.js";
import styles from "./profile-head.module.css";
import { ProfileMenu } from "./profile-menu.js";
import { RefusedRun } from "./refused-run.js";
import { RunBar } from "./run-bar.js";
import type { Draft } from "./use-draft.js";
import type { useSaveProfile } from "./use-save-profile.js";
import { useStoredDraft } from "./use-stored-draft.js";
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
  const { save, store } = useStoredDraft(stored, draft);
  const run = useStressRun(stored?.id ?? "");
  const tried = useTriedRun();
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
        {mayEdit && (
          <EditorActions
            stored={stored}
            draft={draft}
            isSaving={save.isPending}
            isRunning={run.isRunning}
            onSave={() => store(draft.version, () => undefined)}
            onRun={() => (draft.isDirty ? store(draft.version, start) : start())}
          />
        )}
      </div>
      <Told save={save} run={run} triedError={tried.error} />
      {stored !== null && save.isConflict && (
        <ProfileConflict
          profileId={stored.id}
          text={text}
          isBusy={save.isPending}
          onTheirs={() => {
            save.reset();
            draft.discard();
          }}
          onMine={(version) => store(version, () => undefined)}
          onLook={(version) => {
            save.reset();
            draft.putOver(version ?? stored.version);
          }}
        />
      )}
    </header>
  );
}

interface EditorActionsProps extends Pick<ProfileHeadProps, "stored" | "draft"> {
  readonly isSaving: boolean;
  readonly isRunning: boolean;
  readonly onSave: () => void;
  readonly onRun: () => void;
}

/** What only who may edit can do with a profile. */
function EditorActions(props: EditorActionsProps): ReactNode {
  const { stored, draft, isSaving, isRunning, onSave, onRun } = props;
  if (stored === null) {
    return (
      <Button look="primary" isBusy={isSaving} onClick={onSave}>
        {words.create}
      </Button>
    );
  }
  return (
    <>
      {draft.isDirty && <Button onClick={draft.discard}>{words.revert}</Button>}
      {draft.isDirty && (
        <Button isBusy={isSaving} onClick={onSave}>
          {words.save}
        </Button>
      )}
      <Button look="primary" isBusy={isRunning || isSaving} onClick={onRun}>
        {draft.isDirty ? words.saveAndRun : words.run}
      </Button>
      <ProfileMenu stored={stored} text={draft.text} />
    </>
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
}

/** What goes on, and what did not go. */
function Told({ save, run, triedError }: ToldProps): ReactNode {
  return (
    <div className={styles["told"]}>
      {run.isRunning && <RunBar onCancel={run.cancel} />}
      {run.isCancelled && <p role="status">{words.cancelled}</p>}
      <RefusedRun error={run.error} />
      <ProblemView error={triedError} />
      {!save.isConflict && <ProblemView error={save.error} />}
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
