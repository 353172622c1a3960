const UTF_8 = new TextDecoder("utf-8", { fatal: false });

/** Bytes as a text in which every line ends as on Unix. Those that are no UTF-8 stand as U+FFFD; a byte order mark is left out. */
export function textOf(bytes: Uint8Array): string {
  const text = UTF_8.decode(bytes);
  return text.includes("\r\n") ? text.replaceAll("\r\n", "\n") : text;
}
