/** What a service answers as JSON. */
export function parsed(bytes: Uint8Array): object {
  return JSON.parse(new TextDecoder().decode(bytes)) as object;
}
