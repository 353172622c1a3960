import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { ModelRepository, type StreamPlace } from "./model.repository.js";
import { PastModelRepository, type SchemasOfState } from "./past-model.repository.js";

/** Which model a request means: main as it is now, unless one of these says otherwise. */
export interface WantedState {
  readonly branchId: Guid | null;
  /** Never together with the others. */
  readonly revisionId: Guid | null;
  /** Of the branch, or of main. */
  readonly version: number | null;
}

/** A stream at a version: what readers and writers of facts have to name. */
export interface ModelState extends StreamPlace {
  /** Nothing was written to the stream since. */
  readonly isPresent: boolean;
  readonly schemas: SchemasOfState;
}

const NOW = { as: "now" } as const;

/** Finds the stream and version that a request means. It keeps nothing, so a worker thread makes its own. */
export class ModelStateResolver {
  private readonly models = new ModelRepository();
  private readonly past = new PastModelRepository();

  /** Null when the project, the branch, the revision or the version is not there. */
  async resolve(reader: Reader, projectId: Guid, wanted: WantedState): Promise<ModelState | null> {
    const { branchId, revisionId, version } = wanted;
    if (branchId !== null) {
      return stateAt(await this.models.findBranchStream(reader, projectId, branchId), version);
    }
    const main = await this.models.findMainStream(reader, projectId);
    if (revisionId === null) {
      return stateAt(main, version, { as: "of-main" });
    }
    const revision = await this.past.findPinned(reader, projectId, revisionId);
    if (main === null || revision === null) {
      return null;
    }
    const { modelVersion, schemaPins } = revision;
    return stateAt(main, modelVersion, { as: "pinned", pins: schemaPins });
  }
}

function stateAt(
  stream: StreamPlace | null,
  version: number | null,
  schemasThen: SchemasOfState = NOW,
): ModelState | null {
  if (stream === null) {
    return null;
  }
  const { projectId, streamId, version: newest } = stream;
  if (version === null) {
    return presentState(stream);
  }
  if (version > newest) {
    return null;
  }
  return { projectId, streamId, version, isPresent: version === newest, schemas: schemasThen };
}

/** A stream as it is now, with the schemas of now. */
export function presentState({ projectId, streamId, version }: StreamPlace): ModelState {
  return { projectId, streamId, version, isPresent: true, schemas: NOW };
}
