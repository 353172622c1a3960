import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { readDockerfile } from "./dockerfile.js";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const USER = 10001;
const SETPRIV = "/usr/bin/setpriv";

/** Whether the image's user can be stood in for: it takes root to become somebody else. */
export const CAN_BE_NOBODY = process.getuid?.() === 0 && existsSync(SETPRIV);

/** What the image would hold, in a folder, and its one volume beside it. */
export interface Image {
  readonly folder: string;
  readonly app: string;
  readonly data: string;
  /** Starts something of the image as its user, who may write the volume alone. */
  start(words: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** The same to its end. */
  run(words: readonly string[], env?: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }>;
}

/** Does what the Dockerfile does, in a folder that everybody may enter. */
export function makeImage(): Image {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-image-"));
  const [app, data, node] = [join(folder, "app"), join(folder, "data"), join(folder, "node")];
  execFileSync(process.execPath, ["tools/image.mjs", app], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "pipe"],
  });
  copyFileSync(process.execPath, node);
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o755);
  if (CAN_BE_NOBODY) {
    chownSync(data, USER, USER);
  }
  const { env: ofImage } = readDockerfile();
  const start = (words: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess => {
    const [program = "", ...args] = asUser([
      words[0] === "node" ? node : (words[0] ?? ""),
      ...words.slice(1),
    ]);
    const ofContainer = { ...ofImage, Service__DataDirectory: data, Service__Bind: "127.0.0.1" };
    return spawn(program, args, {
      cwd: app,
      env: { ...ofContainer, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
  };
  return { folder, app, data, start, run: (words, env) => ending(start(words, env)) };
}

function asUser(words: readonly string[]): readonly string[] {
  const rights = ["--clear-groups", "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all"];
  return CAN_BE_NOBODY ? [SETPRIV, `--reuid=${USER}`, `--regid=${USER}`, ...rights, ...words] : words;
}

async function ending(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const said = [child.stdout, child.stderr].map((stream) => (stream === null ? "" : text(stream)));
  const [code, out, complaint] = await Promise.all([ended, ...said]);
  return { code, output: `${out}${complaint}` };
}
