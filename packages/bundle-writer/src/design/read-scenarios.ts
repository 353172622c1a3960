import type { Result } from "@plumbline/model-core";
import { runPrepared, runResultParts, scenarioPreparer } from "@plumbline/playback-engine";
import { type BundleRefusal, refusalOf } from "../bytes/bundle-refusal.js";
import { inIdOrder } from "../in-id-order.js";
import { BUNDLE_LIMITS } from "../limits.js";
import type { DesignScenario } from "./design.js";
import type { PinnedInputs } from "./pinned-inputs.js";
import { scenarioPath } from "./scenario-path.js";
import type { SchemaChecks } from "./schema-checks.js";

/** Plays every scenario, in the order of their IDs, as long as what comes of it can be in a bundle. */
export function readScenarios(
  { model, pinned, scenarios }: PinnedInputs,
  checks: SchemaChecks,
): Result<readonly DesignScenario[], BundleRefusal> {
  const prepare = scenarioPreparer(model);
  const read: DesignScenario[] = [];
  let left: number = BUNDLE_LIMITS.bundleBytes;
  for (const { id, version, document, oddities } of inIdOrder(scenarios)) {
    const prepared = prepare({ document, oddities, ...checks });
    const run = runPrepared(prepared, pinned.streamVersion);
    const most = Math.min(left, BUNDLE_LIMITS.fileBytes);
    const characters = charactersOf(runResultParts(run), most);
    if (characters > most) {
      return { ok: false, refusal: tooLarge(id, left) };
    }
    left -= characters;
    read.push({ id, version, document, issues: run.issues, run });
  }
  return { ok: true, value: read };
}

/** Of compact JSON, of which a file has at least as many bytes; counted until it is over the most. */
function charactersOf(parts: Iterable<string>, most: number): number {
  let characters = 0;
  for (const part of parts) {
    characters += part.length;
    if (characters > most) {
      return characters;
    }
  }
  return characters;
}

function tooLarge(id: string, left: number): BundleRefusal {
  const { fileBytes, bundleBytes } = BUNDLE_LIMITS;
  return left < fileBytes
    ? refusalOf("bundle_too_large", "", `is over ${bundleBytes} bytes with its playbacks`)
    : refusalOf("bundle_too_large", scenarioPath(id), `is over ${fileBytes} bytes with its playback`);
}
