import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
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
import { missingRows } from "./rows-to-fill.js";
import { RunsTab } from "./runs-tab.js";
import { requirementsQuery, runQuery, runsQuery } from "./stress-queries.js";
import type { StressTab } from "./stress-search.js";
import { TriedResult } from "./tried-result.js";
import { useDraft } from "./use-draft.js";
import { type PartNames, usePartNames } from "./use-part-names.js";
import { useStressAddress } from "./use-stress-address.js";

export interface ProfilePanelProps {
  /** Null for one that is not stored yet. */
  readonly stored: Schemas["StressProfileResponse"] | null;
  readonly base: Schemas["StressProfileRequest"];
}

const NO_RUNS: readonly Schemas["StressRunSummaryResponse"][] = [];

/** One profile whole: what it assumes, what came of it, and its runs. */
export function ProfilePanel({ stored, base }: ProfilePanelProps): ReactNode {
  const { projectId, search, go } = useStressAddress();
  const mayEdit = useMayEdit(projectId);
  const [tried, setTried] = useState<StressOutput | null>(null);
  const [scenarioId, setScenarioId] = useState(base.scenarioId);
  const reached = useQuery(requirementsQuery(projectId, scenarioId, search.branch));
  const draft = useDraft({ base, version: stored?.version ?? null, requirements: reached.data });
  const names = usePartNames(projectId, search.branch);
  const { data: runs = NO_RUNS } = useQuery({
    ...runsQuery(projectId, stored?.id ?? ""),
    enabled: stored !== null,
  });
  const runId = search.run ?? runs[0]?.id ?? null;
  const { data: shownRun } = useQuery(runQuery(projectId, runId));
  useKeptDraft(draft.isDirty);
  const missing = reached.data === undefined ? [] : missingRows(draft.form, reached.data);
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
      label:
        missing.length === 0
          ? words.tabs.assumptions
          : `${words.tabs.assumptions} · ${words.missingCount(missing.length)}`,
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

/** Asks before what is typed is left. */
function useKeptDraft(isDirty: boolean): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !staysHere(current, next) && !window.confirm(words.leaveUnsaved),
    enableBeforeUnload: () => isDirty,
  });
}

interface Place {
  readonly pathname: string;
  readonly search: object;
}

/** Whether the same profile is shown after a step from one address to another. */
function staysHere(current: Place, next: Place): boolean {
  return current.pathname === next.pathname && profileOf(current) === profileOf(next);
}

function profileOf({ search }: Place): unknown {
  return "profile" in search ? search.profile : undefined;
}
