import { rmSync } from "node:fs";
import { join } from "node:path";
import { assembleImage } from "../image/assemble-image.mjs";

/** What the image may hold beside its base: together they stay under 350 MB. */
const MOST_BYTES = 125_000_000;

/**
 * Puts together what the image holds.
 * @param {import("./release-options.mjs").ReleaseOptions} options
 * @returns {Promise<import("./checks.mjs").Looked>}
 */
export async function checkImage({ folder }) {
  const target = join(folder, "image");
  rmSync(target, { recursive: true, force: true });
  const { files, bytes } = await assembleImage(target);
  const megabytes = Math.ceil(bytes / 1e6);
  const wrong = bytes > MOST_BYTES ? [`it holds ${megabytes} MB, more than ${MOST_BYTES / 1e6}`] : [];
  return { wrong, told: `${files} files, ${megabytes} MB` };
}
