import type { Simulation } from "../engine/simulation.js";
import type { StressProfile } from "../profile/stress-profile.js";
import type { Note } from "./stress-run.js";

const ALWAYS: readonly Note[] = [
  note("assumed", null, "Every number follows from declared assumptions; nothing was measured."),
  note("open-load", null, "Requests arrive whatever became of those before; a closed load is not simulated."),
  note("shared-queue", null, "All instances of an element share one queue, as with ideal balancing."),
  note(
    "no-cancel",
    null,
    "An attempt that has timed out is not cancelled: it is served and its work is wasted.",
  ),
  note("no-drain", null, "The run ends at its duration; what is inside then is counted in no percentile."),
];

/** The assumptions a run made beside those its profile states. */
export function notesOf(sim: Simulation, profile: StressProfile): readonly Note[] {
  const { operations, subscriptions, stores } = sim.targets;
  const idle = [...operations, ...subscriptions, ...stores].filter(
    (target) => target.work.sampler.constantNs === 0,
  );
  return [
    ...ALWAYS,
    ...idle.map(({ id }) => note("zero-service-time", id, "Its own work takes no time.")),
    ...profile.resources
      .filter((resource) => resource.queueLimit === null)
      .map(({ elementId }) => note("unbounded-queue", elementId, "Its queue has no limit of its own.")),
    ...profile.subscriptions
      .filter((subscription) => subscription.backlogLimit === null)
      .map(({ subscriptionId }) =>
        note("unbounded-queue", subscriptionId, "Its backlog has no limit of its own."),
      ),
    ...stores
      .filter((store) => store.station === null)
      .map(({ id }) => note("unlimited-store", id, "It takes any number of writes at a time.")),
    ...subscriptions
      .filter((subscription) => !subscription.terms.isLimited)
      .map(({ id }) =>
        note("unlimited-subscription", id, "Its deliveries are limited by the consumer's resource alone."),
      ),
  ];
}

function note(code: Note["code"], targetId: string | null, message: string): Note {
  return { code, targetId, message };
}
