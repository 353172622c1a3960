import { describe, expect, it } from "@jest/globals";
import { bundleHashOf, listedFile } from "../manifest/listed-files.js";
import type { Blocker } from "../manifest/manifest.js";
import { aManifest } from "../testing/a-manifest.js";
import { generatedOf } from "../testing/bundle-of.js";
import { designOf, designOfInputs } from "../testing/design-of.js";
import { readyShop, withFact } from "../testing/ready-shop.js";
import { fileOfText } from "../testing/some-files.js";
import { bundleOfManifest, type SentBundle } from "../verifying/sent-bundle.js";
import { compareBundles } from "./compare-bundles.js";

const NOTHING = { came: [], went: [], changed: [] };

/** A bundle that has these texts by their paths, and these blockers. */
function bundle(texts: { readonly [path: string]: string }, blockers: readonly Blocker[] = []): SentBundle {
  const contents = Object.entries(texts).map(([path, text]) => fileOfText(path, text));
  return bundleOfManifest(aManifest({ blockers, buildReady: blockers.length === 0 }, contents));
}

const blocker = (code: string, subject: string, message: string): Blocker => ({ code, subject, message });
const blockers = (from: readonly Blocker[], to: readonly Blocker[]) =>
  compareBundles(bundle({}, from), bundle({}, to)).blockers;

describe("two bundles compared", () => {
  it("are the same when their files are", () => {
    const one = bundle({ "SDD.md": "a", "promises/SHOP-001.json": "b" });
    expect(compareBundles(one, one)).toEqual({
      same: true,
      fromBundleHash: one.manifest.bundleHash,
      toBundleHash: one.manifest.bundleHash,
      files: NOTHING,
      requirements: NOTHING,
      decisions: NOTHING,
      blockers: NOTHING,
    });
  });

  it("differ by what came, went and changed, each in order", () => {
    const from = bundle({
      "SDD.md": "a",
      "promises/SHOP-002.json": "gone",
      "promises/SHOP-001.json": "gone too",
      "promises/SHOP-004.json": "before",
      "promises/SHOP-003.json": "before",
      "promises/SHOP-005.json": "same",
      "decisions/ADR-0001.md": "before",
      "decisions/ADR-0002.md": "gone",
      "promises-not-approved/SHOP-006.json": "a",
    });
    const to = bundle({
      "SDD.md": "a",
      "promises/SHOP-007.json": "new",
      "promises/SHOP-006.json": "new",
      "promises/SHOP-004.json": "after",
      "promises/SHOP-003.json": "after",
      "promises/SHOP-005.json": "same",
      "decisions/ADR-0001.md": "after",
      "decisions/ADR-0003.md": "new",
      "promises-retired/SHOP-001.json": "gone too",
    });
    const changes = compareBundles(from, to);
    expect(changes).toMatchObject({
      same: false,
      requirements: {
        came: ["SHOP-006", "SHOP-007"],
        went: ["SHOP-001", "SHOP-002"],
        changed: ["SHOP-003", "SHOP-004"],
      },
      decisions: { came: ["ADR-0003"], went: ["ADR-0002"], changed: ["ADR-0001"] },
    });
    expect(changes.files).toEqual({
      came: [
        "decisions/ADR-0003.md",
        "promises-retired/SHOP-001.json",
        "promises/SHOP-006.json",
        "promises/SHOP-007.json",
      ],
      went: [
        "decisions/ADR-0002.md",
        "promises-not-approved/SHOP-006.json",
        "promises/SHOP-001.json",
        "promises/SHOP-002.json",
      ],
      changed: ["decisions/ADR-0001.md", "promises/SHOP-003.json", "promises/SHOP-004.json"],
    });
    const turned = (one: SentBundle) => ({ ...one, files: one.files.toReversed() });
    expect(compareBundles(turned(from), turned(to)).files).toEqual(changes.files);
    const back = compareBundles(to, from);
    expect(back.files).toEqual({ ...changes.files, came: changes.files.went, went: changes.files.came });
  });

  it("have the hashes of what was sent, whatever their manifests state", () => {
    const files = [fileOfText("SDD.md", "changed")].map(listedFile);
    const sent = { ...bundle({ "SDD.md": "a" }), files };
    expect(compareBundles(bundle({ "SDD.md": "a" }), sent)).toMatchObject({
      same: false,
      toBundleHash: bundleHashOf(files),
      files: { came: [], went: [], changed: ["SDD.md"] },
    });
  });

  it("name the blockers that came, went or say something else, by code, then by subject", () => {
    const from = [
      blocker("b", "1", "x"),
      blocker("a", "2", "x"),
      blocker("a", "1", "x"),
      blocker("c", "1", "x"),
    ];
    const to = [
      blocker("d", "2", "y"),
      blocker("d", "1", "y"),
      blocker("c", "1", "x"),
      blocker("b", "1", "y"),
    ];
    expect(blockers(from, to)).toEqual({
      came: [blocker("d", "1", "y"), blocker("d", "2", "y")],
      went: [blocker("a", "1", "x"), blocker("a", "2", "x")],
      changed: [blocker("b", "1", "y")],
    });
  });

  it("name each of several blockers of one code and subject", () => {
    const gap = (message: string) => blocker("promise-gap", "SHOP-001", message);
    expect(blockers([gap("1"), gap("2"), gap("3")], [gap("3"), gap("1")])).toEqual({
      ...NOTHING,
      went: [gap("2")],
    });
    expect(blockers([gap("1")], [gap("1"), gap("2")])).toEqual({ ...NOTHING, came: [gap("2")] });
    expect(blockers([gap("1"), gap("2")], [gap("1"), gap("4"), gap("5")])).toEqual({
      went: [],
      came: [gap("5")],
      changed: [gap("4")],
    });
  });

  it("take a code and a subject for two texts", () => {
    expect(blockers([blocker("a", "b c", "x")], [blocker("a b", "c", "y")])).toEqual({
      came: [blocker("a b", "c", "y")],
      went: [blocker("a", "b c", "x")],
      changed: [],
    });
  });

  it("tell of one change of a design what it changes", () => {
    const of = (inputs: ReturnType<typeof readyShop>) =>
      bundleOfManifest(generatedOf(designOfInputs(inputs)).manifest);
    const [message] = readyShop().model.messages;
    const doubted = withFact("message", message?.id ?? "", { factStatus: "inferred" })(readyShop());
    const changes = compareBundles(of(readyShop()), of(doubted));
    expect(changes.files).toEqual({ came: [], went: [], changed: ["SDD.md", "architecture.json"] });
    expect(changes.blockers.came.map(({ code }) => code)).toEqual(["fact-inferred"]);
    expect(changes).toMatchObject({ requirements: NOTHING, decisions: NOTHING });
  });

  it("tell what format 2 leaves out", () => {
    const of = (format: "service-bundle/2" | "service-bundle/4") =>
      bundleOfManifest(generatedOf(designOf("eshop", format)).manifest);
    const changes = compareBundles(of("service-bundle/2"), of("service-bundle/4"));
    expect(changes.decisions).toEqual({ came: ["ADR-0002"], went: [], changed: [] });
    expect(changes.blockers.came.every(({ code }) => code.startsWith("review-"))).toBe(true);
    expect(changes.blockers.went).toEqual([]);
  });
});
