import { rmSync } from "node:fs";
import type { AnswersToCheck } from "./answers-to-check.js";
import type { WatchedService } from "./leaks.js";
import { ofTheRun } from "./of-the-run.js";

const MOST_FAULTS = 50;

const announced = new Set<string>();

/** Says that a test makes the service fail at a request, as `POST /api/workspaces`; every other 500 is a fault. */
export function announceFailure(request: string): void {
  announced.add(request);
}

/** Fails when a service answered what its OpenAPI document does not say, or failed. */
export async function checkAnswers(services: readonly Pick<WatchedService, "answers">[]): Promise<void> {
  if (services.length === 0) {
    return;
  }
  const files = services.map(({ answers }) => answers);
  const faults = await faultsOf({ files, announced: [...announced] });
  for (const file of files) {
    rmSync(file, { force: true });
  }
  if (faults.length > 0) {
    const shown = faults.slice(0, MOST_FAULTS).join("\n");
    throw new Error(`Answers that the OpenAPI document does not say:\n${shown}`);
  }
}

async function faultsOf(answers: AnswersToCheck): Promise<readonly string[]> {
  const body = JSON.stringify(answers);
  const answer = await fetch(ofTheRun("PLUMBLINE_TEST_CHECKER"), { method: "POST", body });
  if (!answer.ok) {
    throw new Error(`The answers could not be checked: ${await answer.text()}`);
  }
  return ((await answer.json()) as { readonly faults: readonly string[] }).faults;
}
