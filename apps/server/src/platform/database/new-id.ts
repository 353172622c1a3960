import { randomUUID } from "node:crypto";
import type { Guid } from "@plumbline/model-core";

/** An ID that nothing has. */
export function newId(): Guid {
  return randomUUID() as string as Guid;
}
