/** What a document is sent from. */
export type DocumentSource =
  | string
  | Uint8Array<ArrayBuffer>
  | Blob
  | ReadableStream<Uint8Array<ArrayBuffer>>;

/** What goes into the options of a call beside its parameters. */
export interface DocumentBody {
  readonly body: never;
  readonly bodySerializer: () => DocumentSource;
  readonly headers: { readonly "Content-Type": string };
  readonly duplex?: "half";
}

/**
 * A document as it stands in its file, so that its keys, numbers and spelling arrive as they were written:
 * `client.POST(path, { params, ...documentBody(text, "application/x-yaml") })`. A stream is sent while it is read, where
 * the platform can (Node; browsers over HTTP/2); it cannot be sent again, so use no `repeats` for it.
 */
export function documentBody(document: DocumentSource, contentType = "application/json"): DocumentBody {
  const parts = { bodySerializer: () => document, headers: { "Content-Type": contentType } };
  // The type of the API says what is in the document; whether that is so, the service says.
  const body = document as never;
  return document instanceof ReadableStream ? { ...parts, body, duplex: "half" } : { ...parts, body };
}
