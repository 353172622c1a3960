/** Ends what the start made; a cluster that the environment gave is left alone. */
export default async function stopServerTests() {
  await /** @type {{stopServerTests?: () => Promise<void>}} */ (globalThis).stopServerTests?.();
}
