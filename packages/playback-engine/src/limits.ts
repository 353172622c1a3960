/**
 * The limits of scenarios and their playback (docs/reference/limits.md#scenarios,
 * docs/reference/limits.md#playback).
 */

import { FACT_LIMITS, READING_LIMITS } from "@plumbline/model-core";

/** What a scenario may hold, in a run and when it is saved. */
export const SCENARIO_LIMITS = {
  stepListLevels: 24,
  stepsAndStepLists: 500,
  /** UTF-8 bytes of the compact JSON of a payload: 64 KB. */
  payloadBytes: 65_536,
  routingKeyCharacters: 200,
  numberCharacters: READING_LIMITS.numberLength,
  /** Arrays and objects in one another in a payload that can be played. */
  payloadLevels: 64,
} as const;

/** What a scenario may hold to be saved, beside `SCENARIO_LIMITS`. */
export const SAVE_LIMITS = {
  /** 1 MiB. */
  requestBodyBytes: 1_048_576,
  /** 512 KiB. */
  storedDocumentBytes: 524_288,
  payloadLevels: 32,
  nameCharacters: 200,
  datasetCharacters: 200,
  headerNameCharacters: 200,
  idCharacters: 100,
  headerValueCharacters: 2_000,
  headersOfMessage: 50,
  scenariosOfProject: 2_000,
} as const;

/** What one playback may do. */
export const PLAYBACK_LIMITS = {
  attempts: FACT_LIMITS.maxAttempts,
  /** Milliseconds a timeout or a backoff may be. */
  delayMs: FACT_LIMITS.maxTimeoutMs,
  events: 10_000,
  workItems: 200_000,
  bindingsOfMessage: 200,
  /** Milliseconds for all schema checks of one validation; the caller holds the clock, of the processor where it can. */
  schemaChecksMs: 2_000,
} as const;
