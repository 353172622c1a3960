import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { RunningServer } from "./test-server.js";

const ACTIONS = new URL("../../../../.github/actions/", import.meta.url);

/** What a step of a workflow came to. */
export interface StepEnd {
  readonly code: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** The text of a file below `.github/actions`. */
export function actionFile(path: string): string {
  return readFileSync(new URL(path, ACTIONS), "utf8");
}

/** Runs the script of an action as a runner does, with its inputs in the environment and nothing else of this process. */
export async function runAction(
  name: string,
  inputs: Readonly<Record<string, string>>,
  env: NodeJS.ProcessEnv = {},
): Promise<StepEnd> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-action-"));
  const files = { GITHUB_OUTPUT: join(folder, "output"), GITHUB_STEP_SUMMARY: join(folder, "summary") };
  for (const file of Object.values(files)) {
    writeFileSync(file, "");
  }
  const given = Object.entries(inputs).map(([key, value]) => [
    `PLUMBLINE_${key.toUpperCase().replaceAll("-", "_")}`,
    value,
  ]);
  const script = new URL(`${name}/${name}.mjs`, ACTIONS).pathname;
  const child = spawn(process.execPath, [script], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"], ...files, ...Object.fromEntries(given), ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const [output, summary] = [
    readFileSync(files.GITHUB_OUTPUT, "utf8"),
    readFileSync(files.GITHUB_STEP_SUMMARY, "utf8"),
  ];
  rmSync(folder, { recursive: true });
  return { code, log: `${out}${errors}`, outputs: outputsIn(output), summary };
}

function outputsIn(written: string): Readonly<Record<string, string>> {
  const found = written.matchAll(/^([\w-]+)<<(end-[\w-]+)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...found].map(([, name = "", , value = ""]) => [name, value]));
}

/** The inputs that every action has. */
export function inputsOf(
  { url }: Pick<RunningServer, "url">,
  projectId: string,
  token: string,
): Readonly<Record<string, string>> {
  return { address: url, project: projectId, token };
}
