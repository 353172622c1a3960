import { DockerfileParser, type From, type Instruction } from "dockerfile-ast";
import type { Lines } from "../code/code-extraction.js";
import { SCAN_LIMITS } from "../limits.js";
import { projectsOf } from "./projects-of-dockerfile.js";

/** What a Dockerfile says of the image it makes. */
export interface DockerfileExtraction {
  /** Of the last stage, followed through the stages it is made from; null when it is filled in elsewhere. */
  readonly baseImage: string | null;
  readonly ports: readonly string[];
  /** Projects and folders that it builds or copies from the build context, in the order in which they say more. */
  readonly projects: readonly string[];
  readonly lines: Lines;
}

/** Null for a file that has no stage, and for one that is longer than people write: its parser takes ever more time. */
export function readDockerfile(text: string): DockerfileExtraction | null {
  if (text.length > SCAN_LIMITS.dockerfileLength) {
    return null;
  }
  // A comment without an end has the parser look for directives from each of its characters.
  const file = DockerfileParser.parse(`${text}\n`);
  const froms = file.getFROMs();
  const last = froms.at(-1);
  if (last === undefined) {
    return null;
  }
  const instructions = file.getInstructions();
  const range = last.getRange();
  return {
    baseImage: baseOf(last, froms),
    ports: exposed(instructions),
    projects: projectsOf(instructions),
    lines: { first: range.start.line + 1, last: range.end.line + 1 },
  };
}

function baseOf(last: From, froms: readonly From[]): string | null {
  let from: From = last;
  for (let index = froms.length - 1; index >= 0; index -= 1) {
    const stage = froms[index];
    if (
      stage !== undefined &&
      stage !== from &&
      stage.getBuildStage() !== null &&
      stage.getBuildStage() === from.getImage()
    ) {
      from = stage;
    }
  }
  const image = from.getImage();
  return image === null || image.includes("$") ? null : image;
}

function exposed(instructions: readonly Instruction[]): readonly string[] {
  const ports = instructions
    .filter((instruction) => instruction.getKeyword() === "EXPOSE")
    .flatMap((instruction) => instruction.getArguments().map((argument) => argument.getValue()));
  return [...new Set(ports.filter((port) => /^\d{1,5}(?:\/(?:tcp|udp))?$/.test(port)))];
}
