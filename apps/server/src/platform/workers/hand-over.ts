import { Piscina } from "piscina";

/** What a job gives back with the memory of `bytes` handed over to the main thread, not copied. */
export function handOver<Answer extends { readonly bytes: Uint8Array<ArrayBuffer> }>(answer: Answer): Answer {
  return Piscina.move({
    [Piscina.transferableSymbol]: [answer.bytes.buffer],
    [Piscina.valueSymbol]: answer,
  } as never) as unknown as Answer;
}

/** The same bytes in memory of their own, so that a thread can take it. */
export function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength
    ? new Uint8Array(buffer)
    : new Uint8Array(bytes);
}
