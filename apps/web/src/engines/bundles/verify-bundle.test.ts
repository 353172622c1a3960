/** @jest-environment node */
import { describe, expect, it } from "@jest/globals";
import {
  aBundle,
  aManifest,
  contentsOf,
} from "../../../../../packages/bundle-writer/src/testing/a-manifest.js";
import { oddZip } from "../../../../../packages/bundle-writer/src/testing/odd-zip.js";
import { verifyBundle } from "./verify-bundle.js";

const verified = (bytes: Uint8Array) => verifyBundle({ archive: new Blob([new Uint8Array(bytes)]) });

describe("a bundle that is looked at in the page", () => {
  it("is consistent as it was written", async () => {
    const { bundleHash } = aManifest();
    expect(await verified(aBundle())).toMatchObject({
      is: "judged",
      verdict: { consistent: true, archive: "match", actualBundleHash: bundleHash },
    });
  });

  it("is consistent also when another tool packed it", async () => {
    const entries = contentsOf(aManifest()).map(({ path, content }) => ({
      ...{ name: path, content },
      deflate: true,
    }));
    expect(await verified(oddZip(entries))).toMatchObject({
      verdict: { consistent: true, archive: "differs" },
    });
  });

  it("is not consistent with a file in it changed", async () => {
    const entries = contentsOf(aManifest()).map(({ path, content }, at) => ({
      ...{ name: path, content: at === 0 ? "changed" : content },
      deflate: true,
    }));
    expect(await verified(oddZip(entries))).toMatchObject({ verdict: { consistent: false } });
  });

  it("is refused when it is none", async () => {
    expect(await verified(new TextEncoder().encode("no archive"))).toMatchObject({ is: "refused" });
  });
});
