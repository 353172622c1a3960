import type { BriefChange, PinnedInputs } from "@plumbline/bundle-writer";
import { changeImpact } from "@plumbline/change-impact";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { linksOfState, readSnapshots } from "../../impact/for-threads.js";

export type ChangeRefusal = RefusalNamed<"no-change-scan">;

/** What a comparison scan touches in a pinned state (docs/reference/build.md#briefs). Call it in `readAtOnce`. */
export async function readChange(
  reader: Reader,
  { pinned, model, scenarios, promises }: PinnedInputs,
  scanId: Guid,
): Promise<{ readonly outcome: "change"; readonly change: BriefChange } | ChangeRefusal> {
  const { projectId, branch: streamId, streamVersion: version } = pinned;
  const read = await readSnapshots(reader, { projectId, scanId });
  if (read.outcome !== "snapshots") {
    return { outcome: "no-change-scan" };
  }
  const { base, head } = read;
  const change = changeImpact({
    ...{ scanId, base, head, model, modelVersion: version, scenarios },
    ...(await linksOfState(reader, { projectId, streamId, version })),
    followed: pinned.sources.map(({ repository }) => repository),
    promises: promises.map(({ promise }) => promise),
  });
  return { outcome: "change", change };
}
