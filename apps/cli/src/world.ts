import type { Readable } from "node:stream";

/** A stream that is written to; a terminal shows colours and progress. */
export interface TextSink {
  write(content: string | Uint8Array): unknown;
  readonly isTTY?: boolean;
}

/** What a command may use of the process it runs in; tests give another one. */
export interface World {
  readonly stdout: TextSink;
  readonly stderr: TextSink;
  readonly stdin: Readable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative paths start from. */
  readonly cwd: string;
  /** Aborted by the first Ctrl-C from when it is asked for; before, Ctrl-C ends the process at once. */
  readonly interrupted: () => AbortSignal;
}

/** The world of this process. */
export function processWorld(): World {
  const { stdout, stderr, env } = process;
  // The stream of the standard input is opened by whoever reads it: opening it takes time.
  return {
    stdout,
    stderr,
    get stdin() {
      return process.stdin;
    },
    env,
    cwd: process.cwd(),
    interrupted,
  };
}

function interrupted(): AbortSignal {
  const controller = new AbortController();
  process.once("SIGINT", () => controller.abort());
  process.once("SIGTERM", () => controller.abort());
  return controller.signal;
}
