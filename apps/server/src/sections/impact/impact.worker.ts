import { createHash } from "node:crypto";
import { threadDatabase } from "../../platform/workers/thread-database.js";
import { type ImpactOutcome, type ImpactWanted, readImpact } from "./reading/read-impact.js";
import { type ImpactFormat, writeImpact } from "./reading/write-impact.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

/** An impact as the bytes that it is answered with. */
interface WrittenImpact {
  readonly outcome: "written";
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

export async function impact({
  format,
  ...wanted
}: ImpactWanted & { readonly format: ImpactFormat }): Promise<
  WrittenImpact | Exclude<ImpactOutcome, { readonly outcome: "impact" }>
> {
  const read = await threadDatabase().readAtOnce((reader) => readImpact(reader, wanted));
  return read.outcome === "impact" ? written(writeImpact(read.impact, format)) : read;
}

function written(text: string): WrittenImpact {
  const bytes = new TextEncoder().encode(text);
  return { outcome: "written", bytes, etag: `"${createHash("sha256").update(bytes).digest("hex")}"` };
}
