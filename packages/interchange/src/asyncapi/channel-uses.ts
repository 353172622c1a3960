import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import { followReference } from "../schemas/follow-reference.js";
import { resolvePointer } from "../schemas/resolve-pointer.js";

const SAME_CHANNEL = "is another channel again";

/** A channel as the document has it. */
export interface ReadChannel {
  readonly key: string;
  /** What messages are sent to, or the key where the document states none. */
  readonly address: string;
  readonly place: Place;
  /** Every message that it says may be there. */
  readonly messages: readonly Place[];
}

/** What the application does with a channel. */
export interface ChannelUse {
  readonly action: "send" | "receive";
  readonly channel: ReadChannel;
  readonly operation: Place;
  readonly messages: readonly Place[];
}

/** The channels of a document and how they are used. */
export interface ReadChannels {
  readonly channels: readonly ReadChannel[];
  readonly uses: readonly ChannelUse[];
}

/** AsyncAPI 2: what others `publish`, the application receives, and what they `subscribe` to, it sends. */
export function channelsOfVersion2(document: Place, notes: NoteList): ReadChannels {
  const uses: ChannelUse[] = [];
  const met = new Set<string>();
  const channels = document.at("channels").members.flatMap((member): ReadChannel[] => {
    const place = channelAt(member, document, notes);
    if (place === null || met.has(place.wayKey)) {
      if (place !== null) {
        notes.add(member, SAME_CHANNEL);
      }
      return [];
    }
    met.add(place.wayKey);
    const inUse = (["publish", "subscribe"] as const).map((verb) => ({ verb, operation: place.at(verb) }));
    const channel = { key: member.key, address: member.key, place, messages: [] };
    for (const { verb, operation } of inUse.filter((one) => one.operation.isThere)) {
      const messages = messagesOfVersion2(operation.at("message"), document, notes);
      uses.push({ action: verb === "publish" ? "receive" : "send", channel, operation, messages });
    }
    return [channel];
  });
  return { channels, uses };
}

/** The channel that is at a place, or that a reference there leads to. */
function channelAt(member: Place, document: Place, notes: NoteList): Place | null {
  const place = followReference(member, document, notes);
  if (place === null || !place.isObject) {
    notes.add(member, "is no channel");
    return null;
  }
  return place;
}

function messagesOfVersion2(message: Place, document: Place, notes: NoteList): readonly Place[] {
  const several = message.at("oneOf");
  return (several.isList ? several.items : [message].filter(({ isThere }) => isThere)).flatMap(
    (one) => followReference(one, document, notes) ?? [],
  );
}

/** AsyncAPI 3: operations say what the application sends and receives. */
export function channelsOfVersion3(document: Place, notes: NoteList): ReadChannels {
  const channels = new Map<string, ReadChannel>();
  for (const member of document.at("channels").members) {
    const place = channelAt(member, document, notes);
    if (place !== null) {
      const known = channels.get(place.wayKey);
      const channel = known ?? channelOfVersion3(member.key, place, { document, notes });
      channels.set(member.wayKey, channel).set(place.wayKey, channel);
      if (known !== undefined) {
        notes.add(member, SAME_CHANNEL);
      }
    }
  }
  const operations = new Map<string, Place>();
  for (const member of document.at("operations").members) {
    const operation = followReference(member, document, notes);
    if (operation !== null) {
      operations.set(operation.wayKey, operation);
    }
  }
  const uses = [...operations.values()].flatMap((one) => useOfVersion3(one, { document, notes, channels }));
  return { channels: [...new Set(channels.values())], uses };
}

function channelOfVersion3(
  key: string,
  place: Place,
  { document, notes }: { readonly document: Place; readonly notes: NoteList },
): ReadChannel {
  const messages = place.at("messages").members.flatMap((one) => followReference(one, document, notes) ?? []);
  return { key, address: place.at("address").text ?? key, place, messages };
}

function useOfVersion3(
  operation: Place,
  {
    document,
    notes,
    channels,
  }: { document: Place; notes: NoteList; channels: ReadonlyMap<string, ReadChannel> },
): readonly ChannelUse[] {
  const action = operation.at("action").text;
  const reference = operation.at("channel").at("$ref").text;
  const led = reference === null ? null : resolvePointer(document, reference);
  const channel = led === null ? undefined : channels.get(led.wayKey);
  if (channel === undefined || (action !== "send" && action !== "receive")) {
    notes.add(operation, "is no operation that sends to or receives from a channel of the document");
    return [];
  }
  const stated = operation.at("messages");
  const messages = stated.isList
    ? stated.items.flatMap((one) => followReference(one, document, notes) ?? [])
    : channel.messages;
  return [{ action, channel, operation, messages }];
}
