import { clean } from "../../output/clean-text.js";
import type { Colours } from "../../output/colours.js";

/** How one check of a promise stands. */
export interface StandingCheck {
  /** As `SHOP-001/O1`. */
  readonly id: string;
  readonly title: string;
  /** False of what a test elsewhere has to show. */
  readonly isRunHere: boolean;
  readonly standing: "passed" | "failed" | "not-run" | "unsupported" | "stale";
  /** What its run said, where it was run now. */
  readonly detail: string;
}

/** How a promise stands after its checks were run. */
export interface PromiseRun {
  readonly requirementId: string;
  readonly title: string;
  /** Checks that were not run: there was no more room in the minute, or one has as many runs as it may. */
  readonly left: number;
  readonly checks: readonly StandingCheck[];
}

/** Checks as text, a line each. */
export function runsText(promises: readonly PromiseRun[], colours: Colours): string {
  const here = promises.flatMap(({ checks }) => checks.filter(({ isRunHere }) => isRunHere));
  const passed = here.filter(({ standing }) => standing === "passed").length;
  const left = promises.reduce((sum, promise) => sum + promise.left, 0);
  const waiting = left === 0 ? "" : `; ${left} were not run: try again in a minute`;
  return [
    ...promises.flatMap((promise) => linesOf(promise, colours)),
    promises.length === 0 ? "No promise is in force." : `${passed} of ${here.length} checks passed${waiting}`,
  ].join("\n");
}

const WIDEST_STANDING = 11;

function linesOf({ requirementId, title, checks }: PromiseRun, colours: Colours): readonly string[] {
  return [
    `${colours.bold(clean(requirementId))} ${clean(title)}`,
    ...checks.map(({ id, standing, detail, isRunHere }) => {
      const paint = standing === "passed" ? colours.good : standing === "failed" ? colours.bad : colours.odd;
      const where = isRunHere ? "" : " (shown by a test elsewhere)";
      return `  ${paint(standing.padEnd(WIDEST_STANDING))} ${clean(id)}${where}  ${colours.dim(clean(detail))}`;
    }),
  ];
}
