/**
 * An answer whose body is told once it was read to its end, if it has no more than `most` bytes. It is copied while it
 * passes: nobody waits for it, and what is larger is not held.
 */
export function watched(
  response: Response,
  most: number,
  tell: (body: Uint8Array<ArrayBuffer>) => void,
): Response {
  if (response.body === null) {
    return response;
  }
  let parts: Uint8Array[] = [];
  let size = 0;
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, out) => {
      size += part.byteLength;
      if (size > most) {
        parts = [];
      } else {
        parts.push(part.slice());
      }
      out.enqueue(part);
    },
    flush: () => {
      if (size <= most) {
        tell(joined(parts, size));
      }
    },
  });
  return new Response(response.body.pipeThrough(watch), response);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.byteLength;
  }
  return body;
}
