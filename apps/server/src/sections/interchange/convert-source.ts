import { type ConvertOptions, type ConvertRefusal, convertDocument } from "@plumbline/interchange";
import { decodeUtf8, type Guid } from "@plumbline/model-core";
import type { Transactions } from "../../platform/database/statements.js";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { isGone, type PresenceFlag } from "../../platform/http/client-presence.js";
import { ModelRepository } from "../model/for-threads.js";

/** One conversion as a thread gets it. */
export interface ConversionRequest {
  readonly bytes: Uint8Array;
  readonly options: ConvertOptions;
  readonly projectId: Guid;
  readonly client: PresenceFlag;
}

export type ConversionOutcome =
  /** The conversion as JSON. */
  | { readonly outcome: "converted"; readonly bytes: Uint8Array<ArrayBuffer> }
  | RefusalNamed<"source-refused" | "no-owner" | "client-gone">;

const models = new ModelRepository();

/** Reads a document of another tool; nothing is written (docs/reference/model-documents.md#converting). */
export async function convertSource(
  transactions: Transactions,
  { bytes, options, projectId, client }: ConversionRequest,
): Promise<ConversionOutcome> {
  if (isGone(client)) {
    return { outcome: "client-gone" };
  }
  if (!(await isElementOrNone(transactions, projectId, options.ownerId))) {
    return { outcome: "no-owner" };
  }
  const text = decodeUtf8(bytes);
  if (!text.ok) {
    return { outcome: "source-refused", refusal: unreadable(text.refusal.message) };
  }
  const converted = convertDocument(text.value, options);
  return converted.ok
    ? { outcome: "converted", bytes: new TextEncoder().encode(JSON.stringify(converted.value)) }
    : { outcome: "source-refused", refusal: converted.refusal };
}

/** An import refuses what an element serves that the model does not have. */
async function isElementOrNone(
  transactions: Transactions,
  projectId: Guid,
  ownerId: Guid | undefined,
): Promise<boolean> {
  if (ownerId === undefined) {
    return true;
  }
  const present = await transactions.readAtOnce((reader) => models.presentIds(reader, projectId, [ownerId]));
  return present.get(ownerId) === "element";
}

function unreadable(message: string): ConvertRefusal {
  return { code: "invalid_source", title: `The source ${message}`, errors: [{ field: "", message }] };
}
