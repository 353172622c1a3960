import type { Result } from "@plumbline/model-core";
import type { PlayableScenario } from "../playable-scenario.js";
import type { Playback, ScenarioIssue } from "../result/run-result.js";
import { answerOutcomes } from "./answer-outcomes.js";
import { judgeAssertions } from "./judge-assertions.js";
import { newPlay } from "./play.js";
import { runList } from "./run-list.js";

/**
 * Plays a scenario in virtual time (docs/reference/playback.md#virtual-time). The same scenario always gives
 * the same events, outcomes and assertions. A playback over a limit (docs/reference/limits.md#playback) gives
 * the issue `trace-too-large`.
 */
export function playScenario(scenario: PlayableScenario): Result<Playback, ScenarioIssue> {
  const play = newPlay(scenario, runList);
  play.runList(scenario.steps, play.book.root, () => undefined);
  play.queue.run();
  const { reason } = play.budget;
  if (reason !== null) {
    const message = `the playback is too large: ${reason}`;
    return { ok: false, refusal: { stepId: null, code: "trace-too-large", message } };
  }
  const { events } = play.trace;
  const outcomes = answerOutcomes(scenario, play.book);
  const assertions = judgeAssertions(scenario.assertions, events, outcomes);
  return { ok: true, value: { events, outcomes, assertions } };
}
