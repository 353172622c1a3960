import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import {
  type MainStream,
  ModelRepository,
  PastModelRepository,
  type SchemaPin,
} from "../../model/for-threads.js";

/** The state that a bundle is of: main as it is now, unless it names a revision or an open branch, not both. */
export interface PinsWanted {
  readonly revisionId: Guid | null;
  readonly branchId: Guid | null;
}

/** A stream at a version, with what goes by it. */
export interface PinnedPlace {
  readonly outcome: "placed";
  readonly streamId: Guid;
  readonly version: number;
  /** A revision has the name that the project had. */
  readonly projectName: string;
  /** Null where they are those of now. */
  readonly schemaPins: readonly SchemaPin[] | null;
}

type NotPlaced = RefusalNamed<"no-project" | "no-revision" | "no-open-branch">;

const models = new ModelRepository();
const past = new PastModelRepository();

/** Finds the stream and the version that are pinned. */
export async function findPlace(
  reader: Reader,
  projectId: Guid,
  { revisionId, branchId }: PinsWanted,
): Promise<PinnedPlace | NotPlaced> {
  const main = await models.findMainStream(reader, projectId);
  if (main === null) {
    return { outcome: "no-project" };
  }
  if (revisionId !== null) {
    return placeOfRevision(reader, main, revisionId);
  }
  const stream = branchId === null ? main : await models.findBranchStream(reader, projectId, branchId);
  return stream === null
    ? { outcome: "no-open-branch" }
    : { ...placeOf(stream), projectName: main.projectName, schemaPins: null };
}

async function placeOfRevision(
  reader: Reader,
  main: MainStream,
  revisionId: Guid,
): Promise<PinnedPlace | NotPlaced> {
  const revision = await past.findPinned(reader, main.projectId, revisionId);
  if (revision === null) {
    return { outcome: "no-revision" };
  }
  const { modelVersion: version, projectName, schemaPins } = revision;
  return { ...placeOf({ ...main, version }), projectName, schemaPins };
}

function placeOf({ streamId, version }: Pick<MainStream, "streamId" | "version">) {
  return { outcome: "placed", streamId, version } as const;
}
