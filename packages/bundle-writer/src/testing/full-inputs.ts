import { present } from "@plumbline/model-core";
import { verificationRun } from "../../../promise-core/src/testing/promise-builder.js";
import type { PinnedInputs } from "../design/pinned-inputs.js";
import { numbered } from "./a-manifest.js";
import { pinnedInputsOf } from "./design-of.js";

/** Inputs of which every list has more than one entry. */
export function fullInputs(): PinnedInputs {
  const inputs = pinnedInputsOf("eshop");
  const [source] = inputs.pinned.sources;
  const [first, ...promises] = inputs.promises;
  const [run] = present(first).runs;
  const { promise } = present(first);
  const runs = [1, 2, 3].map((number) => {
    const at = `2026-01-0${number}T00:00:00.000Z`;
    return { ...(run ?? verificationRun()), id: numbered(700 + number), at, detail: `Run ${number}.` };
  });
  const pinnedRuns = [10, 2, 1].map((number) => ({
    promiseId: promise.id,
    promiseRevision: 1,
    obligationId: `SHOP-001/O${number}`,
    runId: numbered(700 + number),
  }));
  const others = inputs.promises.slice(1).map((other, at) => ({
    promiseId: other.promise.id,
    promiseRevision: 1,
    obligationId: `${other.promise.requirementId}/O1`,
    runId: numbered(800 + at),
  }));
  const sources = ["example.org/b", "example.org/a"].map((repository) => ({
    ...present(source),
    repository,
  }));
  return {
    ...inputs,
    pinned: { ...inputs.pinned, runs: [...others, ...pinnedRuns], sources },
    promises: [{ promise, runs }, ...promises],
  };
}
