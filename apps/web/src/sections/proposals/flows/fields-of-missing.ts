import type { Schemas } from "@plumbline/api-client";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";

/** What a part that a flow lacks would be made with: each field that the flow says. */
export function fieldsOfMissing(
  part: Schemas["MissingPart"],
  nameOf: (alias: string | null) => string,
): readonly string[] {
  const named = (alias: string | null): string | null => (alias === null ? null : nameOf(alias));
  const { fields } = words;
  const said: readonly (readonly [name: string, text: string | null])[] = [
    [fields.elementKind, part.elementKind],
    [fields.parent, named(part.parent)],
    [fields.technology, part.technology],
    [fields.owner, named(part.owner)],
    [fields.transport, part.transport],
    [fields.timeoutMs, part.timeoutMs === null ? null : `${part.timeoutMs} ms`],
    [fields.channelKind, part.channelKind],
    [fields.channel, named(part.channel)],
    [fields.consumer, named(part.consumer)],
    [fields.deadLetterChannel, named(part.deadLetterChannel)],
    [fields.producer, named(part.producer)],
    [fields.consumers, part.consumers?.length ? part.consumers.map(nameOf).join(", ") : null],
  ];
  return said.flatMap(([name, text]) => (text === null ? [] : [`${name}: ${text}`]));
}
