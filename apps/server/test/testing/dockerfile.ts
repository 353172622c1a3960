import { readFileSync } from "node:fs";

const PATH = new URL("../../../../docker/Dockerfile", import.meta.url);

/** An instruction of the Dockerfile, its lines joined. */
interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** What the image is made of and starts with, as the Dockerfile says. */
export interface Dockerfile {
  readonly instructions: readonly Instruction[];
  /** Those of the last stage, which is the image. */
  readonly last: readonly Instruction[];
  readonly env: Readonly<Record<string, string>>;
  /** What is run when nothing is said, and the probe. */
  readonly entrypoint: readonly string[];
  readonly healthcheck: readonly string[];
}

export function readDockerfile(): Dockerfile {
  const text = readFileSync(PATH, "utf8")
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, " ");
  const instructions = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => ({ name: line.split(" ")[0] ?? "", rest: line.slice(line.indexOf(" ") + 1).trim() }));
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === "FROM"));
  const restOf = (wanted: string): string => last.find(({ name }) => name === wanted)?.rest ?? "";
  return {
    instructions,
    last,
    env: Object.fromEntries(
      restOf("ENV")
        .split(/\s+/)
        .map((pair) => [...pair.split("="), ""].slice(0, 2)),
    ),
    entrypoint: wordsOf(restOf("ENTRYPOINT")),
    healthcheck: wordsOf(restOf("HEALTHCHECK").replace(/^.*CMD /, "")),
  };
}

function wordsOf(list: string): readonly string[] {
  return JSON.parse(list) as readonly string[];
}
