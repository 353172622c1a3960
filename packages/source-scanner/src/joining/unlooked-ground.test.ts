import { describe, expect, it } from "@jest/globals";
import { type Files, type ScanOptions, scanFiles } from "../testing/scan-files.js";
import { UnlookedGround, type WantedFact } from "./unlooked-ground.js";

const ORDERS = {
  "orders/package.json": '{ "name": "orders", "bin": "x" }',
  "orders/a.ts": "export const a = 1;\n",
};
const PATHS: Readonly<Record<string, readonly string[]>> = {
  orders: ["orders/package.json"],
  "image:mail": ["mail.yaml"],
};

function hides(files: Files, wanted: Partial<WantedFact>, options: ScanOptions = {}): boolean {
  const snapshot = scanFiles({ ...ORDERS, ...files }, options);
  const ground = new UnlookedGround(snapshot, { pathsOfService: (key) => PATHS[key] ?? null });
  const fact = { factKey: "operation|orders|http|GET /", serviceKey: "orders", paths: ["orders/a.ts"] };
  return ground.hides({ ...fact, ...wanted });
}

describe("a fact is not shown to be absent", () => {
  it("where a manifest or settings in the reach of its service were not looked through", () => {
    expect(hides({}, {})).toBe(false);
    expect(hides({ "orders/pom.xml": "" }, {})).toBe(true);
    expect(hides({ "orders/config/application.yml": "a: [" }, {})).toBe(true);
    expect(hides({ "Directory.Build.props": "" }, {})).toBe(true);
    expect(hides({ "mail/pom.xml": "" }, {})).toBe(false);
    expect(hides({ "orders/k8s.yaml": "" }, {})).toBe(false);
  });

  it("not where no file that said it is there, but for a service, which others may say", () => {
    const gone = { paths: ["orders/gone.java"] };
    expect(hides({ "orders/pom.xml": "" }, gone)).toBe(false);
    expect(hides({ "orders/pom.xml": "" }, { paths: [] })).toBe(true);
    expect(hides({ "orders/package.json": "" }, { ...gone, factKey: "service|orders" })).toBe(true);
  });

  it("not for what is built, or a test", () => {
    expect(hides({ "orders/node_modules/a/package.json": "" }, {})).toBe(false);
    expect(hides({ "orders/tests/package.json": "" }, {})).toBe(false);
  });

  it("where the settings of the scan leave such a file out", () => {
    const settings = { excludeGlobs: ["**/application.yml"] };
    expect(hides({ "orders/application.yml": "a: b" }, {}, { settings })).toBe(true);
  });

  const EMPTIED = { "orders/package.json": "" };

  it("where its service is not seen, since a file that said it was not looked through", () => {
    expect(hides(EMPTIED, {})).toBe(true);
    expect(hides(EMPTIED, { factKey: "service|orders", paths: ["orders/package.json"] })).toBe(true);
    expect(hides({ "mail.yaml": "a: [" }, { serviceKey: "image:mail" })).toBe(true);
    expect(hides({ "mail.yaml": "a: b" }, { serviceKey: "image:mail" })).toBe(false);
  });

  it("but where the folder of the service is gone, or another file says no more that it is one", () => {
    expect(hides({ "mail/pom.xml": "" }, { serviceKey: "shop" })).toBe(false);
    expect(hides({ "orders/package.json": '{ "name": "orders" }' }, {})).toBe(false);
  });

  it("where nobody knows what said its service, and what builds images was not looked through", () => {
    const shop = { serviceKey: "shop" };
    expect(hides({ "shop/a.txt": "", "compose.yaml": "" }, shop)).toBe(true);
    expect(hides({ "shop/a.txt": "" }, shop)).toBe(false);
    expect(hides({ "shop/a.txt": "", "go.mod": "" }, shop)).toBe(true);
    expect(hides({ "shop/a.txt": "", "shop/pom.xml": "" }, { serviceKey: "image:x" })).toBe(false);
  });

  it("where it is a use whose ends are not seen", () => {
    const use = { factKey: "uses|mail|orders", serviceKey: null };
    expect(hides(EMPTIED, use)).toBe(true);
    expect(hides({}, use)).toBe(false);
    expect(hides({ "compose.yaml": "" }, { ...use, factKey: "uses|mail|db" })).toBe(true);
    expect(hides({ "compose.yaml": "" }, { factKey: "store|db", serviceKey: null })).toBe(true);
    expect(hides({ Dockerfile: "" }, { factKey: "broker|mq", serviceKey: null })).toBe(true);
    expect(hides({ Dockerfile: "" }, { factKey: "message|A", serviceKey: null })).toBe(false);
  });

  it("where code may take its name from settings that were not looked through", () => {
    const channel = { factKey: "channel|topic|orders", serviceKey: null };
    const settings = { "application.yml": "a: [" };
    expect(hides(settings, channel)).toBe(true);
    expect(hides(settings, { ...channel, paths: ["asyncapi.yaml"] })).toBe(false);
    expect(hides(settings, { ...channel, factKey: "message|A" })).toBe(false);
    expect(hides({}, channel)).toBe(false);
  });
});
