import { describe, expect, it } from "@jest/globals";
import type { GeneratedBundle } from "../generating/generate-bundle.js";
import { numbered, pinnedOf } from "../testing/a-manifest.js";
import { archiveOf, FIXED_SEAL, generatedOf } from "../testing/bundle-of.js";
import { designOf, designOfInputs } from "../testing/design-of.js";
import { NODE_CODEC } from "../testing/node-codec.js";
import { readyShop } from "../testing/ready-shop.js";
import { bundleOfManifest, readBundle, type SentBundle } from "./sent-bundle.js";
import { type VerifiedAgainst, verifyBundle } from "./verify-result.js";

const DESIGN = designOfInputs(readyShop());
const generated = generatedOf(DESIGN);

function sent(archive: Uint8Array): SentBundle {
  const read = readBundle(archive, NODE_CODEC);
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value;
}

const against = (said: Partial<VerifiedAgainst> = {}): VerifiedAgainst => ({
  generated,
  seal: FIXED_SEAL,
  issued: true,
  moved: [],
  ...said,
});

const sealedManifest = (seal: string | undefined): GeneratedBundle["manifest"] => ({
  ...generated.manifest,
  pinned: { ...generated.manifest.pinned, seal },
});

describe("a bundle that is verified", () => {
  it("is what its pinned state gives, to the byte", () => {
    const result = verifyBundle(sent(archiveOf(DESIGN)), against());
    expect(result).toMatchObject({
      matchesPinned: true,
      identical: true,
      manifest: "match",
      manifestDifferences: [],
      archive: "match",
      current: true,
      moved: [],
      issued: true,
    });
    expect(result.pinned).toEqual({ ...generated.manifest.pinned, seal: FIXED_SEAL });
    expect(result.expectedBundleHash).toBe(generated.manifest.bundleHash);
    expect(result.actualBundleHash).toBe(generated.manifest.bundleHash);
    expect(result.selfCheck).toBe(generated.manifest.selfCheck);
  });

  it("is not current once something moved, which makes it no other bundle", () => {
    const moved = [{ kind: "scenario", id: numbered(10), pinned: 1, current: null }] as const;
    expect(verifyBundle(sent(archiveOf(DESIGN)), against({ moved }))).toMatchObject({
      matchesPinned: true,
      identical: true,
      current: false,
      moved,
    });
  });

  it("that nobody issued matches all the same, and says so", () => {
    const others = sealedManifest("v1.x.y");
    const result = verifyBundle(bundleOfManifest(others), against({ issued: false }));
    expect(result).toMatchObject({ matchesPinned: true, identical: true, archive: null, issued: false });
    expect(result.pinned.seal).toBe("v1.x.y");
    const archive = verifyBundle(sent(archiveOf(DESIGN)), against({ issued: false, seal: "v1.other.seal" }));
    expect(archive).toMatchObject({ matchesPinned: true, identical: false, archive: "differs" });
  });

  it("has the self-check of what its pinned state gives, not its own", () => {
    const { selfCheck } = generated.manifest;
    const boasting = { ...sealedManifest(FIXED_SEAL), selfCheck: { ...selfCheck, notes: ["All is well."] } };
    const result = verifyBundle(bundleOfManifest(boasting), against());
    expect(result.selfCheck).toEqual(selfCheck);
    expect(result).toMatchObject({ matchesPinned: false, manifestDifferences: ["selfCheck"] });
  });

  it("that says it is ready although something blocks it differs", () => {
    const blocked = designOf("eshop");
    const { manifest } = generatedOf(blocked);
    const lying = bundleOfManifest({ ...manifest, buildReady: true, blockers: [] });
    const result = verifyBundle(lying, against({ generated: generatedOf(blocked) }));
    expect(result.manifestDifferences).toEqual(["buildReady", "blockers"]);
  });

  it.each(["service-bundle/2", "service-bundle/3"] as const)("of %s has no seal", (format) => {
    const older = designOf("eshop", format);
    const result = verifyBundle(sent(archiveOf(older)), {
      generated: generatedOf(older),
      seal: null,
      issued: false,
      moved: [],
    });
    expect(result).toMatchObject({ matchesPinned: true, identical: true, archive: "match", issued: false });
    expect(Object.keys(result.pinned)).not.toContain("seal");
    expect("decisions" in result.pinned).toBe("decisions" in pinnedOf(format));
  });
});
