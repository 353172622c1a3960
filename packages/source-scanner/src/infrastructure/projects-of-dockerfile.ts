import type { Instruction } from "dockerfile-ast";
import { baseName } from "../selecting/file-path.js";
import { firstGroups } from "../text/first-groups.js";
import { isFrom } from "./is-from.js";

/** Where commands of a stage run: the first folder it works in, and the folder below it that it is in now. */
interface WorkPlace {
  readonly root: string;
  readonly below: string;
}

const START: WorkPlace = { root: "", below: "" };

/**
 * The projects and folders that a Dockerfile builds, as paths from its build context, those that say most first: what is
 * published, what is built, the one project whose program it starts, the one that is copied. More than one may be meant:
 * whoever knows the files takes the first that is there.
 */
export function projectsOf(instructions: readonly Instruction[]): readonly string[] {
  const published = new Set<string>();
  const built = new Set<string>();
  const stages = new Map<string, WorkPlace>();
  let stage: string | null = null;
  let place = START;
  for (const instruction of instructions) {
    const keyword = instruction.getKeyword();
    const content = contentOf(instruction);
    if (isFrom(instruction)) {
      place = stages.get(instruction.getImage() ?? "") ?? START;
      stage = instruction.getBuildStage();
    } else if (keyword === "WORKDIR") {
      place = moved(place, content.trim().replaceAll('"', ""));
    } else if (keyword === "RUN") {
      addAll(published, dotnetProjects(content, "publish", place));
      addAll(built, dotnetProjects(content, "build", place));
      addAll(built, goPackages(content, place));
      addAll(built, cargoPackages(content, place));
    }
    if (stage !== null) {
      stages.set(stage, place);
    }
  }
  return [...new Set([...published, ...built, ...started(instructions)])];
}

function contentOf(instruction: Instruction): string {
  return instruction.getArgumentsContent() ?? "";
}

function addAll(set: Set<string>, items: readonly string[]): void {
  for (const item of items) {
    set.add(item);
  }
}

function moved(place: WorkPlace, folder: string): WorkPlace {
  if (!folder.startsWith("/")) {
    return place.root === "" ? { root: folder, below: "" } : { ...place, below: joined(place.below, folder) };
  }
  const isBelow = place.root !== "" && folder.startsWith(`${place.root.replace(/\/$/, "")}/`);
  return isBelow
    ? { ...place, below: folder.slice(place.root.replace(/\/$/, "").length + 1) }
    : { root: folder, below: "" };
}

function joined(folder: string, path: string): string {
  return folder === "" ? path : `${folder}/${path}`;
}

/** A command without a project means the folder that it runs in. */
function dotnetProjects(run: string, verb: "publish" | "build", place: WorkPlace): readonly string[] {
  const command = new RegExp(`\\bdotnet\\s+${verb}\\b((?:"[^"]*"|[^&|;"])*)`, "g");
  return firstGroups(run, command).flatMap((rest) => {
    const words = firstGroups(rest, /("[^"]+"|\S+)/g).map((word) => word.replaceAll('"', ""));
    const project = words.find((word) => /\.(?:cs|fs)proj$/i.test(word));
    if (project === undefined) {
      return place.below === "" ? [] : [place.below];
    }
    return place.below === "" ? [project] : [joined(place.below, project), project];
  });
}

function goPackages(run: string, place: WorkPlace): readonly string[] {
  return firstGroups(run, /\bgo\s+(?:build|install)\s+([^&|;]+)/g).flatMap((rest) => {
    const last = rest.trim().replace(/^.*\s/s, "");
    const isPackage = /^(?:\.{1,2}(?:\/[\w./-]*)?|[\w./-]+\.go)$/.test(last) && !last.includes("...");
    return isPackage ? [joined(place.below, last.replace(/(?:^|\/)[^/]+\.go$/, "") || ".")] : [];
  });
}

function cargoPackages(run: string, place: WorkPlace): readonly string[] {
  const found = firstGroups(run, /\bcargo\s+(?:build|install)\b[^&|;]*?--(?:manifest-)?path[ =](\S+)/g);
  return found.map((path) => joined(place.below, path.replace(/\/?Cargo\.toml$/, "") || "."));
}

/** The copied project that has the name of the program that is started; the only one that is copied. */
function started(instructions: readonly Instruction[]): readonly string[] {
  const copied = instructions
    .filter((one) => ["COPY", "ADD"].includes(one.getKeyword()))
    .flatMap(copiedProjects);
  const starts = instructions.filter((one) => ["ENTRYPOINT", "CMD"].includes(one.getKeyword()));
  const programs = starts.flatMap((one) => firstGroups(contentOf(one), /([\w.-]+)\.dll\b/g));
  const names = new Set(programs.map((name) => name.toLowerCase()));
  const named = copied.filter((path) =>
    names.has(
      baseName(path)
        .replace(/\.\w+$/, "")
        .toLowerCase(),
    ),
  );
  return named.length > 0 || copied.length !== 1 ? named : copied;
}

function copiedProjects(instruction: Instruction): readonly string[] {
  if (/--from=/.test(instruction.getTextContent())) {
    return [];
  }
  const words = instruction
    .getArguments()
    .map((argument) => argument.getValue().replace(/^[["']+|["',\]]+$/g, ""));
  return words.slice(0, -1).filter((path) => /\.(?:cs|fs)proj$/i.test(path) && !path.includes("*"));
}
