/**
 * Text in which long parts come again and again, each kept once: the trace of a run can hold a payload of
 * 64 KB in each of 10,000 events. One buffer holds the bytes, `segments` are pairs of offset and length
 * in the order they are read.
 */
export interface SegmentedText {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly segments: Uint32Array<ArrayBuffer>;
}

/** Shorter parts are written where they come: finding them again would cost more. */
const LONG = 1024;

/** Gathers the parts of a text. */
export function segmentText(parts: Iterable<string>): SegmentedText {
  const chunks: Buffer[] = [];
  const segments: number[] = [];
  const known = new Map<string, { readonly at: number; readonly length: number }>();
  let size = 0;
  let waiting = "";
  const add = (text: string): { readonly at: number; readonly length: number } => {
    const chunk = Buffer.from(text, "utf8");
    const place = { at: size, length: chunk.length };
    chunks.push(chunk);
    size += chunk.length;
    return place;
  };
  const refer = ({ at, length }: { readonly at: number; readonly length: number }): void => {
    const [lastAt, lastLength] = [segments.at(-2), segments.at(-1)];
    if (lastAt !== undefined && lastLength !== undefined && lastAt + lastLength === at) {
      segments[segments.length - 1] = lastLength + length;
    } else {
      segments.push(at, length);
    }
  };
  const flush = (): void => {
    if (waiting !== "") {
      refer(add(waiting));
    }
    waiting = "";
  };
  for (const part of parts) {
    if (part.length < LONG) {
      waiting += part;
      continue;
    }
    flush();
    const place = known.get(part) ?? add(part);
    known.set(part, place);
    refer(place);
  }
  flush();
  return { bytes: new Uint8Array(Buffer.concat(chunks, size)), segments: Uint32Array.from(segments) };
}

/** The bytes in the order they are read, in views on the one buffer. */
export function* readSegments({ bytes, segments }: SegmentedText): Generator<Uint8Array> {
  for (let at = 0; at + 1 < segments.length; at += 2) {
    const offset = segments[at] ?? 0;
    yield bytes.subarray(offset, offset + (segments[at + 1] ?? 0));
  }
}

/** Bytes of the whole text. */
export function lengthOf({ segments }: SegmentedText): number {
  let length = 0;
  for (let at = 1; at < segments.length; at += 2) {
    length += segments[at] ?? 0;
  }
  return length;
}
