import {
  number,
  type ObjectRule,
  object,
  type ReadOf,
  type ValueRule,
  word,
} from "@plumbline/model-core/declaring";
import { PROFILE_LIMITS } from "../limits.js";
import { type Bounds, brokenBound, listOf, within } from "./profile-values.js";

export const ARRIVAL_PROCESSES = ["poisson", "constant"] as const;
export type ArrivalProcess = (typeof ARRIVAL_PROCESSES)[number];

const { durationSeconds: MOST_SECONDS, maxRatePerSecond: MOST_RATE, stages: MOST_STAGES } = PROFILE_LIMITS;

/** From a second on, another rate. */
const STAGE = object({
  fromSecond: within({ from: 0, to: MOST_SECONDS, integer: true, above: true }),
  ratePerSecond: within({ from: 0, to: MOST_RATE }, { about: "0 is a pause" }),
});

export type ArrivalStage = ReadOf<typeof STAGE>;

/** Stands for a stage that cannot be read. */
const NO_STAGE = { fromSecond: MOST_SECONDS };

const STAGES_RISE: ObjectRule<{ readonly stages: readonly (ArrivalStage | null)[] }> = {
  at: "stages",
  check({ read: { stages }, breaksRule }) {
    if (stages.length > MOST_STAGES) {
      breaksRule("stages", `must have at most ${MOST_STAGES} entries`);
    }
    const seconds = stages.map((stage) => (stage ?? NO_STAGE).fromSecond);
    seconds.forEach((second, index) => {
      if (second <= (seconds[index - 1] ?? Number.NEGATIVE_INFINITY)) {
        breaksRule(["stages", index, "fromSecond"], "must be after the stage before");
      }
    });
  },
};

const WARM_UP_ENDS: ObjectRule<{ readonly durationSeconds: number }> = {
  at: "warmUpSeconds",
  check({ given, read, breaksRule }) {
    const seconds = given["warmUpSeconds"];
    const bounds: Bounds = { from: 0, to: read.durationSeconds - 1, integer: true };
    const message = typeof seconds === "number" ? brokenBound(seconds, bounds) : null;
    if (message !== null) {
      breaksRule("warmUpSeconds", message);
    }
  },
};

/** Judged where the duration is known; the schema states what holds for every one. */
const WARM_UP: ValueRule<number> = {
  broken: () => null,
  schema: { type: "integer", minimum: 0, maximum: MOST_SECONDS - 1 },
};

/** An open workload: requests come whatever became of those before. */
export const ARRIVALS = object(
  {
    process: word(ARRIVAL_PROCESSES),
    ratePerSecond: within({ from: 0, to: MOST_RATE, above: true }),
    durationSeconds: within({ from: 1, to: MOST_SECONDS, integer: true }),
    warmUpSeconds: number({ rules: [WARM_UP], about: "Less than durationSeconds" }),
    stages: listOf(STAGE, { about: "At most 50, in rising order of fromSecond; may be empty" }),
  },
  { first: ["durationSeconds", "stages"], rules: [STAGES_RISE, WARM_UP_ENDS] },
);
export type Arrivals = ReadOf<typeof ARRIVALS>;
