import { randomUUID } from "node:crypto";

const NAME = "Recorded answers (demo)";

/**
 * Lets a workspace ask a vendor for flows, or for other help too, by its settings; what else they say stays.
 * @param {import("../api.mjs").Api} api
 * @param {string} workspaceId
 * @param {string} baseUrl
 * @param {readonly string[]} [tasks] names of settings
 */
export async function useVendor(api, workspaceId, baseUrl, tasks = ["proposeFlow"]) {
  const path = `/api/workspaces/${workspaceId}/settings`;
  const { value, tag } = await api.tagged(path);
  const { overrides } = value;
  const others = (overrides.ai?.providers ?? []).filter(
    (/** @type {{name: string}} */ { name }) => name !== NAME,
  );
  const provider = {
    id: randomUUID(),
    kind: "vendor-a-compatible",
    name: NAME,
    model: "recorded-by-hand",
    baseUrl,
  };
  const taskRouting = {
    ...overrides.ai?.taskRouting,
    ...Object.fromEntries(tasks.map((task) => [task, provider.id])),
  };
  const ai = { ...overrides.ai, providers: [...others, provider], taskRouting };
  const privacy = { ...overrides.privacy, sendPrivateCodeToAi: true };
  await api.call("PUT", path, { ...overrides, ai, privacy }, { "If-Match": tag });
}
