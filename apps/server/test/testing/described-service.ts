import { readFileSync } from "node:fs";
import type { OpenAPIObject } from "@nestjs/swagger";
import type { Route } from "../../src/platform/routes/routes.js";
import { ofTheRun } from "./of-the-run.js";

/** What the decorators of the built service say; nothing of it was started. */
export interface DescribedService {
  readonly routes: readonly Route[];
  readonly document: OpenAPIObject;
}

export function describedService(): DescribedService {
  return JSON.parse(readFileSync(ofTheRun("PLUMBLINE_TEST_DESCRIBED"), "utf8")) as DescribedService;
}
