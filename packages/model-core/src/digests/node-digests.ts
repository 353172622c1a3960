import { createHash, hash } from "node:crypto";
import type { Digests, RunningSha256 } from "./digests.js";

/** The hash functions of Node. */
export const digests: Digests = {
  sha1Hex: (bytes) => hash("sha1", bytes, "hex"),
  sha256Hex: (content) => hash("sha256", content, "hex"),
  startSha256,
};

function startSha256(): RunningSha256 {
  const running = createHash("sha256");
  return {
    update(content) {
      running.update(content);
    },
    hex: () => running.digest("hex"),
  };
}
