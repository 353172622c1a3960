import type { Schemas } from "@plumbline/api-client";
import { type ReactNode, useState } from "react";
import { useMayEdit } from "../../api/use-role.js";
import { EmptyState } from "../../design/empty-state.js";
import { type Tab, Tabs } from "../../design/tabs.js";
import type { StressOutput } from "../../engines/stress.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { AssumedStrip } from "./assumed-strip.js";
import { assumptionsOf } from "./assumptions.js";
import { ProfileEditor } from "./form/profile-editor.js";
import { ProfileHead } from "./profile-head.js";
import styles from "./profile-panel.module.css";
import { ResultTab } from "./result-tab.js";
import { RunsTab } from "./runs-tab.js";
import type { StressTab } from "./stress-search.js";
import { TriedResult } from "./tried-result.js";
import { useKeptDraft } from "./use-kept-draft.js";
import { type PartNames, usePartNames } from "./use-part-names.js";
import { useProfileDraft } from "./use-profile-draft.js";
import { useProfileRuns } from "./use-profile-runs.js";
import { useStressAddress } from "./use-stress-address.js";

export interface ProfilePanelProps {
  /** Null for one that is not stored yet. */
  readonly stored: Schemas["StressProfileResponse"] | null;
  readonly base: Schemas["StressProfileRequest"];
}

/** One profile whole: what it assumes, what came of it, and its runs. */
export function ProfilePanel({ stored, base }: ProfilePanelProps): ReactNode {
  const { projectId, search, go } = useStressAddress();
  const mayEdit = useMayEdit(projectId);
  const [tried, setTried] = useState<StressOutput | null>(null);
  const { draft, reached, missing, setScenarioId } = useProfileDraft(base, stored?.version ?? null);
  const names = usePartNames(projectId, search.branch);
  const { runs, runId, shownRun } = useProfileRuns(stored?.id ?? null);
  useKeptDraft(draft.isDirty);
  const shown = tried?.outcome === "ran" ? tried.run : search.tab === "assumptions" ? undefined : shownRun;
  const assumptions = assumptionsOf(shown?.profile ?? base, reached.data, (shown ?? shownRun)?.notes ?? []);
  const tabs: readonly Tab<StressTab>[] = [
    {
      name: "result",
      label: words.tabs.result,
      content: <Result tried={tried} runId={runId} runs={runs} names={names} onBack={() => setTried(null)} />,
    },
    {
      name: "assumptions",
      label: assumptionsLabel(missing.length),
      content: (
        <ProfileEditor
          draft={draft}
          requirements={reached}
          missing={missing}
          mayEdit={mayEdit}
          onScenario={setScenarioId}
        />
      ),
    },
    {
      name: "runs",
      label: `${words.tabs.runs} · ${runs.length}`,
      content: <RunsTab runs={runs} shown={runId} names={names} mayEdit={mayEdit} />,
    },
  ];
  return (
    <section className={styles["panel"]} aria-label={draft.form.name || words.newProfile}>
      <ProfileHead
        stored={stored}
        draft={draft}
        mayEdit={mayEdit}
        onTried={(output) => {
          setTried(output);
          go({ tab: "result" });
        }}
        onStarted={() => setTried(null)}
      />
      <AssumedStrip assumptions={assumptions} names={names} />
      <Tabs
        label={words.tabsLabel}
        tabs={tabs}
        open={search.tab ?? (stored === null ? "assumptions" : "result")}
        onOpen={(tab) => go({ tab })}
      />
    </section>
  );
}

function assumptionsLabel(missing: number): string {
  return missing === 0
    ? words.tabs.assumptions
    : `${words.tabs.assumptions} · ${words.missingCount(missing)}`;
}

interface ResultProps {
  readonly tried: StressOutput | null;
  readonly runId: string | null;
  readonly runs: readonly Schemas["StressRunSummaryResponse"][];
  readonly names: PartNames;
  readonly onBack: () => void;
}

/** What was tried here last, else the run that was chosen, else nothing yet. */
function Result({ tried, runId, runs, names, onBack }: ResultProps): ReactNode {
  if (tried !== null) {
    return <TriedResult tried={tried} savedRunId={runId} names={names} onBack={onBack} />;
  }
  return runId === null ? (
    <EmptyState title={words.noResultTitle} words={words.noResultWords} />
  ) : (
    <ResultTab runId={runId} runs={runs} names={names} />
  );
}
