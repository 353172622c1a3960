import { pino } from "pino";

const TOGETHER_MS = 50;

const output = pino.destination({ sync: false });
let lines = "";

function pass(): void {
  if (lines === "") {
    return;
  }
  output.write(lines);
  lines = "";
}

process.once("exit", () => {
  pass();
  output.flushSync();
});

/**
 * Lines of the log, written together every few milliseconds: a write for each line would cost a third of a small
 * request. What is not written yet when the process exits is written then.
 */
export const lineBatch = {
  write(line: string): void {
    if (lines === "") {
      setTimeout(pass, TOGETHER_MS).unref();
    }
    lines += line;
  },
} as const;
