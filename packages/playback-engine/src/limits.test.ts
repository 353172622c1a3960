import { describe, expect, it } from "@jest/globals";
import { PLAYBACK_LIMITS, SAVE_LIMITS, SCENARIO_LIMITS } from "./limits.js";

const ROWS: readonly (readonly [string, number, number])[] = [
  ["nesting depth of step lists", SCENARIO_LIMITS.stepListLevels, 24],
  ["steps and step lists", SCENARIO_LIMITS.stepsAndStepLists, 500],
  ["payload size", SCENARIO_LIMITS.payloadBytes, 64 * 1024],
  ["routing key", SCENARIO_LIMITS.routingKeyCharacters, 200],
  ["characters of a number in a payload", SCENARIO_LIMITS.numberCharacters, 40],
  ["nesting of a payload that can be played", SCENARIO_LIMITS.payloadLevels, 64],
  ["attempts of one operation or subscription", PLAYBACK_LIMITS.attempts, 10],
  ["timeout or backoff", PLAYBACK_LIMITS.delayMs, 3_600_000],
  ["events in one playback", PLAYBACK_LIMITS.events, 10_000],
  ["scheduled work items in one playback", PLAYBACK_LIMITS.workItems, 200_000],
  ["bindings one message is matched against", PLAYBACK_LIMITS.bindingsOfMessage, 200],
  ["time for all schema checks", PLAYBACK_LIMITS.schemaChecksMs, 2_000],
  ["request body", SAVE_LIMITS.requestBodyBytes, 1024 * 1024],
  ["stored document", SAVE_LIMITS.storedDocumentBytes, 512 * 1024],
  ["arrays and objects nested in one payload", SAVE_LIMITS.payloadLevels, 32],
  ["scenario name", SAVE_LIMITS.nameCharacters, 200],
  ["dataset name", SAVE_LIMITS.datasetCharacters, 200],
  ["header name", SAVE_LIMITS.headerNameCharacters, 200],
  ["step ID, assertion ID, whenStep, assertion step", SAVE_LIMITS.idCharacters, 100],
  ["header value", SAVE_LIMITS.headerValueCharacters, 2_000],
  ["headers of one message", SAVE_LIMITS.headersOfMessage, 50],
  ["scenarios in one project", SAVE_LIMITS.scenariosOfProject, 2_000],
];

describe("limits", () => {
  it.each(ROWS)("%s", (_, limit, number) => {
    expect(limit).toBe(number);
  });

  it("are all in the table", () => {
    expect(ROWS).toHaveLength([SCENARIO_LIMITS, SAVE_LIMITS, PLAYBACK_LIMITS].flatMap(Object.keys).length);
  });
});
