/** Stops the cluster that the start made; one that the environment gave is left alone. */
export default async function stopDatabase() {
  await /** @type {{stopTestDatabase?: () => Promise<void>}} */ (globalThis).stopTestDatabase?.();
}
