import { changeByte } from "./change-byte.mjs";

/** @typedef {import("./format-build.mjs").BuildStory} BuildStory */

const CHANGED = "SDD.md";

/**
 * Exports a project, changes one byte, and has both verified.
 * @param {import("./api.mjs").Api} api
 * @param {{id: string}} project
 * @returns {Promise<BuildStory>}
 */
export async function exportBuild(api, { id }) {
  const build = `/api/projects/${id}/build`;
  const { bytes, headers } = await api.bytes("POST", `${build}/export`);
  const { blockers } = await api.call("GET", `${build}/ready`);
  const verify = (/** @type {Buffer<ArrayBuffer>} */ archive) =>
    api.send("POST", `${build}/verify`, archive, "application/zip");
  return {
    hash: headers.get("x-service-bundle-hash") ?? "",
    bytes: bytes.length,
    blockers,
    changed: CHANGED,
    asExported: await verify(bytes),
    withOneByte: await verify(changeByte(bytes, CHANGED)),
  };
}
