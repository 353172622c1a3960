import { EventQueue } from "../kernel/event-queue.js";
import { NS_PER_SECOND } from "../kernel/virtual-time.js";
import { RequestMeter } from "../measure/request-meter.js";
import type { Arrivals } from "../profile/arrivals.js";
import type { StepTables } from "../program/step-tables.js";
import type { RandomStreams } from "../random/random-streams.js";
import type { ArrivalTimes } from "./arrival-times.js";
import { Frames } from "./frames.js";
import type { FaultBook } from "./hazards.js";
import type { Station } from "./station.js";
import type { TargetsOfSteps } from "./targets-of-steps.js";
import { Timers } from "./timers.js";
import { WayUnderLoad } from "./way-under-load.js";

/** What a simulation is made of. */
export interface SimulationParts {
  readonly tables: StepTables;
  readonly targets: TargetsOfSteps;
  /** By ID of the element. */
  readonly resources: readonly { readonly elementId: string; readonly station: Station }[];
  readonly frames: Frames;
  readonly queue: EventQueue;
  readonly timers: Timers;
  readonly streams: RandomStreams;
  readonly faults: FaultBook;
  readonly arrivals: ArrivalTimes;
  readonly load: Arrivals;
}

/** A run under way. The clock changes at one line, in `advance`. */
export class Simulation {
  readonly tables: StepTables;
  readonly targets: TargetsOfSteps;
  readonly resources: SimulationParts["resources"];
  readonly frames: Frames;
  readonly queue: EventQueue;
  readonly timers: Timers;
  readonly streams: RandomStreams;
  readonly faults: FaultBook;
  readonly arrivals: ArrivalTimes;
  readonly requests = new RequestMeter();
  readonly way = new WayUnderLoad(this);
  readonly endNs: number;
  readonly warmUpNs: number;
  now = 0;
  /** Whether the warm-up is over. */
  isMeasuring: boolean;
  events = 0;
  /** When the run ended for its budget; -1 while it has not. */
  endedEarlyAt = -1;

  constructor(parts: SimulationParts) {
    this.tables = parts.tables;
    this.targets = parts.targets;
    this.resources = parts.resources;
    this.frames = parts.frames;
    this.queue = parts.queue;
    this.timers = parts.timers;
    this.streams = parts.streams;
    this.faults = parts.faults;
    this.arrivals = parts.arrivals;
    this.endNs = parts.load.durationSeconds * NS_PER_SECOND;
    this.warmUpNs = parts.load.warmUpSeconds * NS_PER_SECOND;
    this.isMeasuring = this.warmUpNs === 0;
  }
}

/** The frames, queue and timers a simulation starts with. */
export function newKernel(outcomeWords: number): {
  readonly frames: Frames;
  readonly queue: EventQueue;
  readonly timers: Timers;
} {
  const frames = new Frames(outcomeWords);
  const queue = new EventQueue();
  return { frames, queue, timers: new Timers(queue, frames) };
}
