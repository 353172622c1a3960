import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Call } from "../declaring/command.js";
import type { ExitName } from "../declaring/exit-codes.js";
import { writeOutput } from "../files/write-output.js";
import { type Played, playOn } from "../playing/play-on.js";
import { runText } from "../playing/run-text.js";
import { fileError } from "../problems/cli-error.js";
import { modelOfFile, type ReadModel } from "../reading/read-model.js";
import { scenarioOfFile } from "../reading/read-scenario.js";
import { reviewFiles } from "../reviewing/review-files.js";
import { type ExampleFile, exampleFiles } from "./example-files.js";

type DemoCall = Pick<Call, "output" | "world"> & {
  readonly arguments: { readonly folder: string | undefined };
};

/** Plays and reviews the example, and writes its files where a folder was named. */
export async function runDemo(call: DemoCall): Promise<ExitName> {
  const { arguments: given, output, world } = call;
  const files = await exampleFiles();
  if (given.folder !== undefined) {
    await writeExample(given.folder, files, call);
  }
  const [modelFile, ...scenarioFiles] = files.map(({ path, bytes }) => ({ name: path, bytes }));
  if (modelFile === undefined) {
    throw fileError("examples", "is empty");
  }
  const model = await modelOfFile(modelFile);
  const scenarios = await Promise.all(scenarioFiles.map(scenarioOfFile));
  const { bold, dim } = output.colours;
  for (const [at, scenario] of scenarios.entries()) {
    const isLast = at === scenarios.length - 1;
    output.print(`${dim(`$ plumbline play model.json ${scenario.file}${isLast ? "" : " --view short"}`)}`);
    output.print(`${shown(await playOn(model.model, scenario), isLast, call)}\n`);
  }
  output.print(dim("$ plumbline review model.json scenarios/*.json"));
  output.print(await reviewShown(model, scenarios, call));
  output.print(`\n${bold("Go on from here")}\n${goOn(given.folder, world)}`);
  return "ok";
}

function shown(played: Played, isWhole: boolean, { output }: DemoCall): string {
  return runText(played, isWhole ? "list" : "short", output.colours);
}

const FINDINGS_SHOWN = 5;

async function reviewShown(
  model: ReadModel,
  scenarios: Parameters<typeof reviewFiles>[1],
  { output }: DemoCall,
): Promise<string> {
  const { reviewText } = await import("../reviewing/review-text.js");
  const review = await reviewFiles(model, scenarios);
  const concerns = review.findings.filter(({ result }) => result === "concern");
  const few = { ...review, findings: concerns.slice(0, FINDINGS_SHOWN) };
  const more = `  … and ${concerns.length - FINDINGS_SHOWN} more concerns`;
  return `${reviewText(few, { all: false }, output.colours)}\n${more}`;
}

async function writeExample(
  folder: string,
  files: readonly ExampleFile[],
  { output, world }: DemoCall,
): Promise<void> {
  const present = await readdir(resolve(world.cwd, folder)).catch(() => []);
  if (present.length > 0) {
    throw fileError(folder, "is not empty; name a new folder");
  }
  for (const { path, bytes } of files) {
    await writeOutput(`${folder}/${path}`, bytes, world);
  }
  output.print(`${files.length} files written to ${folder}\n`);
}

const WIDEST_WORDS = 62;

function goOn(folder: string | undefined, { cwd, env }: DemoCall["world"]): string {
  // `npx plumbline` would be another package, of somebody else.
  const program = env["npm_command"] === "exec" ? "npx @plumbline/cli" : "plumbline";
  if (folder === undefined) {
    return `  ${program} demo shop  writes the files of this example to shop`;
  }
  const start = resolve(cwd, folder) === cwd ? "" : `  cd ${folder}\n`;
  return `${start}${[
    ["serve model.json scenarios/*.json", "the design in the browser while you edit it"],
    ["play model.json scenarios/happy-order.json --view sequence", "who talks to whom"],
    ["play model.json scenarios/happy-order.json --fail redis", "what happens when the cache is down"],
    ["stress model.json scenarios/happy-order.json --rate 60", "the same, 60 times in a second"],
    ["site model.json scenarios/*.json", "pages to hand around"],
  ]
    .map(
      ([words = "", about = ""]) =>
        `  ${`${program} ${words}`.padEnd(program.length + WIDEST_WORDS)}  ${about}`,
    )
    .join("\n")}`;
}
