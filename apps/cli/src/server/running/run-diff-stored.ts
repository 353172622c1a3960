import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { comparisonLines, comparisonText } from "../../comparing/comparison-text.js";
import type { ExitName } from "../../declaring/exit-codes.js";
import { usageError } from "../../problems/cli-error.js";
import { modelOfFile, readModel } from "../../reading/read-model.js";
import type { World } from "../../world.js";
import { asked } from "../connecting/asked.js";
import type { ProjectCall } from "../connecting/find-project.js";
import { inProject, type ProjectConnection } from "../connecting/in-project.js";
import { isGuid } from "../connecting/is-guid.js";
import { oneNamed } from "../connecting/one-named.js";
import { branchesOf, revisionsOf } from "../connecting/state-of.js";
import { exportedText } from "./run-export.js";

export type DiffStoredCall = ProjectCall & {
  readonly arguments: { readonly left: string | undefined; readonly right: string | undefined };
};

/**
 * Compares two states of a project, or main with a file. One word alone is compared with main; none at all are the
 * newest revision and main.
 */
export async function runDiffStored(call: DiffStoredCall): Promise<ExitName> {
  const { left, right } = call.arguments;
  const files = [left, right].filter((word) => word !== undefined && isFile(word, call.world));
  if (files.length === 2) {
    throw usageError("With --project one side is a state of it: main, main@7, a branch or a revision.");
  }
  const connection = await inProject(call);
  return files.length === 0 ? diffStates(call, connection) : diffFile(call, connection);
}

/** A word that could be a state is a file only if it is spelled as one. */
function isFile(word: string, { cwd }: World): boolean {
  return (
    word === "-" || (/[./\\]/.test(word) && existsSync(resolve(cwd, word))) || /\.(json|ya?ml)$/i.test(word)
  );
}

async function diffStates(
  { arguments: given, options, output }: DiffStoredCall,
  connection: ProjectConnection,
) {
  const { left, right } = given;
  const query = {
    ...(left === undefined ? {} : { left: await stateNamed(connection, left) }),
    ...(right === undefined ? {} : { right: await stateNamed(connection, right) }),
  };
  const params = { path: { projectId: connection.projectId }, query };
  const get = connection.client.GET("/api/projects/{projectId}/model/compare", { params });
  const comparison = await asked(connection, get);
  if (options.json) {
    output.printJson(comparison);
  } else {
    const names = new Map(comparison.items.map(({ id, name }) => [id, name ?? id]));
    const compared = comparison as unknown as Parameters<typeof comparisonLines>[0];
    output.print(comparisonLines(compared, names, output.colours));
  }
  return comparison.items.length === 0 ? "ok" : "found";
}

/** A state in the words of the service: main, main@7, or the ID of a branch or a revision that the word names. */
async function stateNamed(connection: ProjectConnection, word: string): Promise<string> {
  if (/^main(@\d+)?$/.test(word) || isGuid(word)) {
    return word;
  }
  const states = [...(await branchesOf(connection)), ...(await revisionsOf(connection))];
  return oneNamed("open branch or revision", word, states).id;
}

async function diffFile(
  { arguments: given, options, output, world }: DiffStoredCall,
  connection: ProjectConnection,
) {
  const { left, right = "main" } = given;
  const isLeft = left !== undefined && isFile(left, world);
  const [file = "", state] = isLeft ? [left, right] : [right, left];
  if (state !== "main") {
    throw usageError("A file is compared with main alone; two states of the project with each other.");
  }
  const { compareModels } = await import("@plumbline/model-core");
  const ofFile = (await readModel(file, world)).model;
  const text = await exportedText(connection, { format: "json", compact: "true" });
  const bytes = new TextEncoder().encode(text);
  const ofMain = (await modelOfFile({ name: "main.json", bytes })).model;
  const models = isLeft ? { left: ofFile, right: ofMain } : { left: ofMain, right: ofFile };
  const comparison = compareModels(models.left, models.right);
  if (options.json) {
    output.printJson(comparison);
  } else {
    output.print(comparisonText(comparison, models, output.colours));
  }
  return comparison.items.length === 0 ? "ok" : "found";
}
