import type { Guid } from "@plumbline/model-core";
import { guid, type Node } from "@plumbline/model-core/declaring";

/** An argument that is the ID of something, with the tool that lists such IDs: whoever has a name finds it there. */
export function idOf(thing: string, listedBy: string): Node<Guid> {
  return guid({ about: `ID of the ${thing} (${listedBy})`, wrong: `must be a GUID: the id in ${listedBy}` });
}
