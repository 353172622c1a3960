import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { storageFull } from "../../../platform/storage/stored-bytes.js";

/** How many there are of what a project keeps so many of, and what is said when there is no more room. */
interface Kept<Full> {
  readonly count: number;
  readonly limit: number;
  readonly full: Full;
}

/** Why no more of it would be kept, and so none is paid for. */
export async function noRoomFor<Full>(
  reader: Reader,
  projectId: Guid,
  { count, limit, full }: Kept<Full>,
): Promise<Full | RefusalNamed<"storage-full"> | null> {
  return count >= limit ? full : storageFull(reader, projectId);
}
