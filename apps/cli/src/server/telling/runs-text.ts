import type { Schemas } from "@plumbline/api-client";
import { clean } from "../../output/clean-text.js";
import type { Colours } from "../../output/colours.js";

/** What came of the checks of one promise. */
export interface PromiseRun {
  readonly requirementId: string;
  readonly title: string;
  /** Checks that were not run: there was no more room in the minute, or one has as many runs as it may. */
  readonly left: number;
  readonly checks: readonly Schemas["VerificationRunResponse"][];
}

/** Checks as text, a line each. */
export function runsText(promises: readonly PromiseRun[], colours: Colours): string {
  const checks = promises.flatMap((promise) => promise.checks);
  const passed = checks.filter(({ result }) => result === "passed").length;
  const left = promises.reduce((sum, promise) => sum + promise.left, 0);
  const total = `${passed} of ${checks.length} checks passed${left === 0 ? "" : `; ${left} were not run: try again in a minute`}`;
  return [
    ...promises.flatMap((promise) => linesOf(promise, colours)),
    promises.length === 0 ? "No promise is in force." : total,
  ].join("\n");
}

function linesOf({ requirementId, title, checks }: PromiseRun, colours: Colours): readonly string[] {
  const head = `${colours.bold(clean(requirementId))} ${clean(title)}`;
  return [
    head,
    ...checks.map(({ obligationId, result, detail, draft }) => {
      const paint = result === "passed" ? colours.good : result === "failed" ? colours.bad : colours.odd;
      return `  ${paint(result.padEnd(11))} ${clean(obligationId)}${draft ? " (of the draft)" : ""}  ${colours.dim(clean(detail))}`;
    }),
  ];
}
