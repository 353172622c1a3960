import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { main } from "../main.js";
import type { TextSink, World } from "../world.js";

/** What a command line came to. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Around {
  readonly stdin?: string;
  readonly env?: World["env"];
  readonly isTTY?: boolean;
  readonly cwd?: string;
}

/** Runs a command line in this process. */
export async function runMain(words: readonly string[], around: Around = {}): Promise<Ended> {
  const { world, stdout, stderr } = testWorld(around);
  const code = await main(words, world);
  return { code, stdout: stdout(), stderr: stderr() };
}

/** A world whose streams are kept. */
export function testWorld({ stdin = "", env = {}, isTTY = false, cwd = process.cwd() }: Around = {}) {
  const out = sink(isTTY);
  const err = sink(isTTY);
  const interruption = new AbortController();
  const world: World = {
    stdout: out.stream,
    stderr: err.stream,
    stdin: Readable.from([Buffer.from(stdin)]),
    env,
    cwd,
    interrupted: () => interruption.signal,
  };
  return { world, stdout: out.text, stderr: err.text, interrupt: () => interruption.abort() };
}

function sink(isTTY: boolean): { readonly stream: TextSink; readonly text: () => string } {
  let text = "";
  const write = (part: string | Uint8Array): void => {
    text += typeof part === "string" ? part : new TextDecoder().decode(part);
  };
  return { stream: { write, isTTY }, text: () => text };
}

/** An empty folder, and how to be rid of it. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "plumbline-cli-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
