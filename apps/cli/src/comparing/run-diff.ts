import type { Call } from "../declaring/command.js";
import type { ExitName } from "../declaring/exit-codes.js";
import { readModel } from "../reading/read-model.js";
import { comparisonText } from "./comparison-text.js";

type DiffCall = Pick<Call, "output" | "world"> & {
  readonly arguments: { readonly left: string; readonly right: string };
  readonly options: { readonly json: boolean };
};

/** Compares two models and shows how they differ. */
export async function runDiff({ arguments: given, options, output, world }: DiffCall): Promise<ExitName> {
  const { compareModels, modelHash } = await import("@plumbline/model-core");
  const left = (await readModel(given.left, world)).model;
  const right = (await readModel(given.right, world)).model;
  const comparison = compareModels(left, right);
  if (options.json) {
    output.printJson({ ...comparison, leftHash: modelHash(left), rightHash: modelHash(right) });
  } else {
    output.print(comparisonText(comparison, { left, right }, output.colours));
  }
  return comparison.items.length === 0 ? "ok" : "found";
}
