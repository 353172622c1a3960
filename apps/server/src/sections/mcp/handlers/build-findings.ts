import { createHash } from "node:crypto";
import { TOOL_LIMITS } from "@plumbline/agent-tools";
import type { ToolFinding } from "../tools/handled-tool.js";

/** Bytes that an envelope and a notice take beside what is found. */
const BESIDE = 4_000;
const ROOM = TOOL_LIMITS.resultBytes - BESIDE;

/** The manifest; one with no room for its files comes without them. */
export function manifestFound(manifest: object): ToolFinding {
  if (hasRoom({ manifest })) {
    return { data: { manifest } };
  }
  const { files, ...rest } = manifest as { readonly files?: readonly unknown[] };
  const notice = `data.manifest.files is left out (${files?.length ?? 0} files). GET /api/projects/{projectId}/build/manifest gives them.`;
  return { data: { manifest: rest }, notice };
}

/** A brief with what belongs to it. */
export interface Brief {
  readonly brief: string;
  readonly manifest: object;
}

/** The brief; one with no room ends with a whole section, and says the hash of all of it. */
export function briefFound({ brief, manifest, ...rest }: Brief): ToolFinding {
  const whole = { brief, manifest, ...rest };
  if (hasRoom(whole)) {
    return { data: whole };
  }
  const sections = brief.split(/^(?=## )/m);
  const shown = sectionsWithRoom(sections, { manifest, ...rest });
  const sha256 = createHash("sha256").update(brief).digest("hex");
  const notice = `data.brief has ${shown.length} of its ${sections.length} sections; all of it has the sha256 ${sha256}. POST /api/projects/{projectId}/build/brief gives it.`;
  return { data: { brief: shown.join(""), sha256, manifest, ...rest }, notice };
}

function sectionsWithRoom(sections: readonly string[], rest: object): readonly string[] {
  const fitting = sections.findLastIndex((_, last) =>
    hasRoom({ brief: sections.slice(0, last + 1).join(""), ...rest }),
  );
  return sections.slice(0, fitting + 1);
}

interface FileStatus {
  readonly status?: string;
}

/** The result of a verification: what does not match stands first, so that it is not what is cut. */
export function verifiedFound(result: object): ToolFinding {
  const { files = [], ...rest } = result as { readonly files?: readonly FileStatus[] };
  const isRight = ({ status }: FileStatus): boolean => status === "match";
  const inOrder = [...files.filter((file) => !isRight(file)), ...files.filter(isRight)];
  return { data: { ...rest, files: inOrder } };
}

function hasRoom(data: object): boolean {
  return Buffer.byteLength(JSON.stringify(data)) <= ROOM;
}
