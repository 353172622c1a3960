/** Ends what the start made. */
export default async function stopBrowserTests() {
  await /** @type {{stopBrowserTests?: () => Promise<void>}} */ (globalThis).stopBrowserTests?.();
}
