import { EVENT_KINDS, FAULT_KINDS } from "@plumbline/playback-engine";
import { Outcome, OwnId, PartId, RunInteger, RunWord, StepType } from "./scenario-properties.js";

export class Fault {
  @PartId("An operation, channel, subscription or element")
  readonly target?: string | null;

  @RunWord(FAULT_KINDS, "What happens")
  readonly kind?: string | null;

  @RunInteger("Attempts that fail, from 1; null fails every attempt")
  readonly failFirst?: number | null;
}

export class OutcomeAssertion {
  @StepType("outcome")
  readonly type!: "outcome";

  @OwnId()
  readonly id?: string | null;

  @PartId("A step of the scenario")
  readonly step?: string | null;

  @Outcome("The outcome the step must have")
  readonly expected?: string | null;
}

export class EventCountAssertion {
  @StepType("event-count")
  readonly type!: "event-count";

  @OwnId()
  readonly id?: string | null;

  @RunWord(EVENT_KINDS, "The kind of the events")
  readonly kind?: string | null;

  @PartId("What the events are of; null counts every event of the kind")
  readonly target?: string | null;

  @RunInteger("How many there must be, from 0")
  readonly expected?: number | null;
}
