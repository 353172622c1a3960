const KEPT_MS = 60_000;

/** Gives a file to the browser, which saves it under its name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this: how much later, nobody says.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
