/** @typedef {import("../stories.mjs").Story} Story */

/** @type {Story} */
async function build({ call, project: { path, elements } }) {
  await call("build ready", "GET", `${path}/build/ready`);
  await call("the manifest", "GET", `${path}/build/manifest`);
  const elementIds = elements.slice(0, 3).map(({ id }) => id);
  await call("a brief", "POST", `${path}/build/brief`, { elementIds });
}

/** @type {Story} */
async function bundle({ call, project: { path } }) {
  const { bytes } = await call("a bundle", "POST", `${path}/build/export`, { format: "bundle" });
  await call("a verified bundle", "POST", `${path}/build/verify`, bytes);
}

/** @type {import("../stories.mjs").Stories} */
export const BUILD_STORIES = [
  [3, build],
  [1, bundle],
];
