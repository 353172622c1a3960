import { STRESS_COMPARISON_WORDS } from "./stress-comparison.js";
import { STRESS_FORM_WORDS } from "./stress-form.js";
import { STRESS_RESULT_WORDS } from "./stress-results.js";

/** Load: profiles, runs, comparisons. */
export const STRESS_WORDS = {
  title: "Stress",
  subtitle: "Find where the design bends: a scenario played many times at once.",
  newProfile: "New profile",
  profiles: "Profiles",
  find: "Find a profile",
  noneFound: "No profile of that name.",
  emptyTitle: "No stress profile yet",
  emptyWords:
    "A profile says how much load comes and what each part can take. Give it to a scenario, run it, and see what gives way first.",
  noScenarioTitle: "No scenario to put load on",
  noScenarioWords: "A stress run plays a scenario many times at once. Write one first.",
  toScenarios: "To the scenarios",
  chooseTitle: "Choose a profile",
  chooseWords: "Its last run, its assumptions and its runs are shown here.",
  neverRun: "never run",
  ofList: (rate: string, seconds: number) => `${rate} for ${seconds} s`,
  tabs: { result: "Result", assumptions: "Assumptions", runs: "Runs" },
  tabsLabel: "Parts of the profile",
  missingCount: (count: number) => `${count} missing`,

  run: "Run",
  saveAndRun: "Save and run",
  save: "Save",
  saved: (name: string) => `Saved: ${name}`,
  revert: "Discard changes",
  create: "Create the profile",
  tryIt: "Try without saving",
  tryHint: "Runs what you typed here, in this browser. Nothing is kept.",
  copyProfile: "Copy to a new profile",
  copyOf: (name: string) => `${name} (copy)`,
  deleteProfile: "Delete the profile …",
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteWords: "Its runs go with it. This cannot be undone.",
  deleteDo: "Delete",
  deletedProfile: (name: string) => `Deleted: ${name}`,
  keep: "Keep",
  more: "More",
  unsaved: "not saved",
  running: (seconds: number) => `Running … ${seconds} s`,
  runningWords: "It ends when you leave this page, and leaves nothing then.",
  cancelRun: "Cancel the run",
  cancelled: "The run was cancelled; nothing was kept.",
  leaveUnsaved: "What you changed here is not saved. Leave it?",
  scenario: "Scenario",
  on: "Run on",
  main: "main",

  assumedTitle: "assumed, not measured",
  assumedWords: "Every number here follows from assumptions. Nothing was measured on a running system.",
  assumptionCount: (count: number) => (count === 1 ? "1 assumption" : `${count} assumptions`),
  assumptionsTitle: "What is assumed, and who says so",
  sources: {
    profile: "The profile says",
    model: "The model says",
    engine: "The engine works so",
  },
  whole: "the whole",
  assumed: {
    arrivals: (process: string, rate: string) => `Requests come ${process}, ${rate} each second.`,
    duration: (seconds: number, warmUp: number) =>
      `It lasts ${seconds} s of virtual time; the first ${warmUp} s are not counted.`,
    stage: (from: number, rate: string) => `From ${from} s on, ${rate} each second.`,
    seed: (seed: string) => `Random numbers begin at “${seed}”.`,
    resource: (one: {
      readonly instances: number;
      readonly concurrency: number;
      readonly queueLimit: number | null;
      readonly hold: "call" | "work";
    }) =>
      `${one.instances} × ${one.concurrency} slots; ${
        one.queueLimit === null ? "its queue has no limit" : `${one.queueLimit} may wait`
      }; a slot is held for ${one.hold === "call" ? "the whole call" : "its own work"}.`,
    serviceTime: (distribution: string, errors: string) => `Works ${distribution}; ${errors} fail.`,
    subscription: (one: {
      readonly concurrency: number;
      readonly backlogLimit: number | null;
      readonly overflow: "drop" | "dead-letter";
      readonly deliveryDelayMs: number;
    }) =>
      `${one.concurrency} deliveries at once after ${one.deliveryDelayMs} ms; ${
        one.backlogLimit === null
          ? "its backlog has no limit"
          : `more than ${one.backlogLimit} waiting ${one.overflow === "drop" ? "are dropped" : "go to the dead letters"}`
      }.`,
    branch: (percent: string) => `Goes into “then” in ${percent}.`,
    override: (one: {
      readonly timeoutMs?: number | null;
      readonly maxAttempts?: number | null;
      readonly backoffMs?: number | null;
      readonly backoffFactor?: number;
      readonly maxBackoffMs?: number | null;
      readonly jitter?: "none" | "full";
    }) =>
      `In place of the model: ${
        [
          one.timeoutMs == null ? "" : `time-out ${one.timeoutMs} ms`,
          one.maxAttempts == null ? "" : `${one.maxAttempts} attempts`,
          one.backoffMs == null ? "" : `${one.backoffMs} ms between them`,
          one.backoffFactor === undefined || one.backoffFactor === 1
            ? ""
            : `each wait × ${one.backoffFactor}`,
          one.maxBackoffMs == null ? "" : `none above ${one.maxBackoffMs} ms`,
          one.jitter === "full" ? "full jitter" : "",
        ]
          .filter(Boolean)
          .join(", ") || "nothing"
      }.`,
    outage: (kind: string, from: number, to: number, share: string) =>
      `${kind} from ${from} to ${to} ms, for ${share} of the attempts.`,
    contract: (
      timeoutMs: number | null,
      retry: { readonly maxAttempts: number; readonly backoffMs: number } | null,
    ) =>
      [
        timeoutMs === null ? "" : timeoutMs === 0 ? "No time-out." : `Time-out ${timeoutMs} ms.`,
        retry === null
          ? "One attempt."
          : `${retry.maxAttempts} attempts, ${retry.backoffMs} ms between them.`,
      ]
        .filter(Boolean)
        .join(" "),
  },
  processes: { poisson: "by chance (Poisson)", constant: "evenly" },
  distributions: {
    constant: "constant",
    exponential: "exponential",
    uniform: "uniform",
    erlang: "Erlang",
    lognormal: "log-normal",
    empirical: "by percentiles",
  },
  outageKinds: { Outage: "Refused at once", Error: "Works, then fails", Timeout: "Never answers" },

  runs: "Runs",
  noRuns: "No run of this profile yet.",
  runAt: "When",
  verdict: "Verdict",
  success: "Succeeded",
  showRun: "Show",
  compareWith: "Lay another run over it",
  compareNone: "No other run",
  runLabel: (verdict: string, when: string) => `${verdict}, ${when}`,
  deleteRun: "Delete",
  deleteRunLabel: (when: string) => `Delete the run of ${when}`,
  deleteRunTitle: "Delete this run?",
  deleteRunWords: "The same profile on the same model gives the same run again.",
  deletedRun: "The run is deleted.",
  onBranch: "on a branch",
  other: (label: string) => `${label} (other run)`,
  savedOther: (label: string) => `${label} (saved run)`,

  refusedTitle: "The run cannot start",
  toForm: "To the assumptions",

  form: STRESS_FORM_WORDS,
  ...STRESS_RESULT_WORDS,
  ...STRESS_COMPARISON_WORDS,

  conflictTitle: "Somebody else changed this profile",
  conflictWords: (version: number) => `It is at version ${version} now. What you typed is still here.`,
  conflictLooking: "What you typed is still here.",
  conflictSame: "It assumes the same as what you typed.",
  theirs: "Theirs",
  mine: "Mine",
} as const;
