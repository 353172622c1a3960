import { type FactKind, type FactOfKind, type Guid, uuidV5 } from "@plumbline/model-core";

const NAMESPACE = "6ba7b811-9dad-11d1-80b4-00c04fd430c8" as Guid;

/** The ID of a made fact. */
export function idOf<Kind extends FactKind>(kind: Kind, name: string | number): FactOfKind[Kind]["id"] {
  return uuidV5(NAMESPACE, `${kind}/${name}`) as FactOfKind[Kind]["id"];
}
