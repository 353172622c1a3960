import { answerOf, ifMatch, type Schemas, versionOf } from "@plumbline/api-client";
import type { FactKind } from "@plumbline/model-core";
import { api } from "../../api/client.js";

/** Where something is written, and at which version of the model, or of the schema, it is still what was read. */
export interface WritePlace {
  readonly projectId: string;
  readonly branchId: string | undefined;
  readonly version: number;
}

export interface StatedPart {
  readonly kind: FactKind;
  readonly id: string;
  readonly value: Readonly<Record<string, unknown>>;
}

type Change = Schemas["ModelChangesRequest"]["changes"][number];

/** Puts facts and takes others away, all or none. Gives the version that it leaves. */
export async function writeParts(
  {
    projectId,
    branchId = null,
    version,
  }: Omit<WritePlace, "branchId"> & { branchId?: string | null | undefined },
  puts: readonly StatedPart[],
  deletes: readonly Pick<StatedPart, "kind" | "id">[] = [],
): Promise<number> {
  const changes = [
    // Whether what was typed is a fact of its kind is the service's to say, at its field.
    ...puts.map(({ kind, id, value }) => ({ op: "put", kind, id, value }) as Change),
    ...deletes.map(({ kind, id }) => ({ op: "delete" as const, kind, id })),
  ];
  const { data } = await answerOf(
    api.POST("/api/projects/{projectId}/model/changes", {
      params: { path: { projectId } },
      body: { branchId, expectedVersion: version, changes },
    }),
  );
  return data.modelVersion;
}

/** Puts one fact. A schema has versions of its own. */
export async function putPart(place: WritePlace, part: StatedPart): Promise<number> {
  if (part.kind !== "schema") {
    return writeParts(place, [part]);
  }
  const { projectId, branchId, version } = place;
  const { name, description, content } = part.value;
  const { response } = await answerOf(
    api.PUT("/api/projects/{projectId}/schemas/{schemaId}", {
      params: {
        path: { projectId, schemaId: part.id },
        query: branchId === undefined ? {} : { branchId },
        header: ifMatch(version),
      },
      body: {
        name: String(name ?? ""),
        description: typeof description === "string" ? description : null,
        content: String(content ?? ""),
      },
    }),
  );
  return versionOf(response) ?? version;
}
