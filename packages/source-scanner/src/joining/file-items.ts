import { compareCodeUnits } from "@plumbline/model-core";
import type { FileExtraction } from "../extracting/file-extraction.js";
import type { SnapshotFile } from "../snapshot.js";
import type { JoinInput } from "./join-input.js";

/** Every listed file with what became of it, in the order of paths. */
export function fileItems({ selection, extractions }: JoinInput): readonly SnapshotFile[] {
  const selected = selection.selected.map(({ path, blobSha, class: fileClass }): SnapshotFile => {
    const extraction = extractions.get(path);
    const became =
      extraction === undefined
        ? ({ status: "skipped", reason: "read-failed" } as const)
        : becameOf(extraction);
    return { path, blobSha, class: fileClass, ...became };
  });
  return [...selected, ...selection.unselected].sort((one, other) => compareCodeUnits(one.path, other.path));
}

function becameOf({ content }: FileExtraction): Pick<SnapshotFile, "status" | "reason"> {
  if (content.kind === "unread") {
    const isText = content.reason === "not-readable" || content.reason === "template-not-rendered";
    return { status: isText ? "read" : "skipped", reason: content.reason };
  }
  if (content.kind === "source" && content.code.reading === "unparsed") {
    return {
      status: "read",
      reason: content.code.reason === "budget" ? "parse-timeout" : content.code.reason,
    };
  }
  const hasErrors = content.kind === "source" && content.code.hasErrors;
  return { status: "read", reason: hasErrors ? "syntax-errors" : null };
}
