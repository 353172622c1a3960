import { compareCodeUnits } from "@plumbline/model-core";
import { type FileExtraction, whyUnread } from "../extracting/file-extraction.js";
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
  const unread = whyUnread(content);
  if (unread !== null) {
    const isBytes = unread === "binary" || unread === "lfs-pointer";
    return { status: isBytes ? "skipped" : "read", reason: unread };
  }
  if (content.kind === "source" && content.code.reading === "unparsed") {
    return {
      status: "read",
      reason: content.code.reason === "budget" ? "parse-timeout" : content.code.reason,
    };
  }
  if (content.kind === "kubernetes" && content.isPartial) {
    return { status: "read", reason: "template-not-rendered" };
  }
  const hasErrors = content.kind === "source" && content.code.hasErrors;
  return { status: "read", reason: hasErrors ? "syntax-errors" : null };
}
