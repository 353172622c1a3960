import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const BIN = fileURLToPath(new URL("../../../cli/dist/bin.js", import.meta.url));

/** What a call of `plumbline` came to. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Around {
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string | Uint8Array;
  /** Told what stands on the error stream, as it comes. */
  readonly onStderr?: (said: string) => void;
}

/** A folder of its own in which `plumbline` runs as a process, with its home there. */
export interface CommandLine {
  readonly folder: string;
  run(words: readonly string[], around?: Around): Promise<Ended>;
  remove(): void;
}

/** The command line as somebody has it who asks the service at this address. */
export function commandLine(url: string, env: NodeJS.ProcessEnv = {}): CommandLine {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-commands-"));
  const own = { PATH: process.env["PATH"], HOME: folder, PLUMBLINE_URL: url, ...env };
  return {
    folder,
    run: (words, around = {}) => run(words, { ...around, folder, env: { ...own, ...around.env } }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function run(
  words: readonly string[],
  { folder, env, input = "", onStderr }: Around & { readonly folder: string },
): Promise<Ended> {
  const child = spawn(process.execPath, [BIN, ...words], { cwd: folder, env });
  child.stdin.on("error", () => undefined).end(input);
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    said += part;
    onStderr?.(said);
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [stdout, code] = await Promise.all([text(child.stdout), ended]);
  return { code, stdout, stderr: said };
}
