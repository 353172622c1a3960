import { existsSync, readFileSync, rmSync } from "node:fs";
import { AnswerCheck, type NotedAnswer } from "./answer-check.js";
import type { WatchedService } from "./leaks.js";
import { recordedOpenApi } from "./recorded-openapi.js";

const MOST_FAULTS = 50;

const announced = new Set<string>();

/** Says that a test makes the service fail at a request, as `POST /api/workspaces`; every other 500 is a fault. */
export function announceFailure(request: string): void {
  announced.add(request);
}

/** Fails when a service answered what its OpenAPI document does not say, or failed. */
export function checkAnswers(services: readonly Pick<WatchedService, "answers">[]): void {
  const answers = services.flatMap(({ answers: file }) => notedIn(file));
  for (const { answers: file } of services) {
    rmSync(file, { force: true });
  }
  if (answers.length === 0) {
    return;
  }
  const check = new AnswerCheck(recordedOpenApi());
  const faults = new Set(answers.flatMap((answer) => [...failureIn(answer), ...check.faultsOf(answer)]));
  if (faults.size === 0) {
    return;
  }
  const shown = [...faults].slice(0, MOST_FAULTS).join("\n");
  throw new Error(`Answers that the OpenAPI document does not say:\n${shown}`);
}

function failureIn({ method, url, status }: NotedAnswer): readonly string[] {
  return status === 500 && !announced.has(`${method} ${url}`) ? [`${method} ${url} failed`] : [];
}

function notedIn(file: string): readonly NotedAnswer[] {
  if (!existsSync(file)) {
    return [];
  }
  // What a service that was killed was writing at that moment is not whole.
  const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as NotedAnswer);
}
