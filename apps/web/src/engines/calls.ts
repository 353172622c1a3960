import { ENGINE_VERSION } from "@plumbline/playback-engine";
import { drawPlaced } from "./draw-placed.js";
import { holdModel } from "./held-models.js";
import { carried, play } from "./play.js";
import { removedWith } from "./removed-with.js";
import { stress, stressProfile } from "./stress.js";
import { stressChanges } from "./stress-changes.js";
import { validate } from "./validate.js";

/**
 * What the worker computes, by name: functions of the packages from data to data, each in a file of its own beside this
 * one. Here the client holds no rule: a call does what the package does, with what the service would give it.
 */
export const CALLS = {
  /** Which engines these are, to be told apart from those of the service. */
  versions: (_input: null) => ({ playback: ENGINE_VERSION }),
  holdModel,
  validate,
  play,
  carried,
  stress,
  stressProfile,
  stressChanges,
  removedWith,
  drawPlaced,
} as const;

export type Calls = typeof CALLS;
export type CallName = keyof Calls;
export type InputOf<Name extends CallName> = Parameters<Calls[Name]>[0];
export type OutputOf<Name extends CallName> = Awaited<ReturnType<Calls[Name]>>;

/** A call on its way to the worker. */
export interface CallMessage {
  readonly id: number;
  readonly name: CallName;
  readonly input: unknown;
}

/** What came of it. */
export type CallReply =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly failed: string };
