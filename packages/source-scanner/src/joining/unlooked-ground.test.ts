import { describe, expect, it } from "@jest/globals";
import { type Files, type ScanOptions, scanFiles } from "../testing/scan-files.js";
import { isLookedThrough } from "./unlooked-files.js";
import { UnlookedGround, type WantedFact } from "./unlooked-ground.js";

const ORDERS = {
  "orders/package.json": '{ "name": "orders", "bin": "x" }',
  "orders/a.ts": "export const a = 1;\n",
  "orders/A.java": "class A {}\n",
  "orders/A.cs": "class A {}\n",
  "orders/A.kt": "class A\n",
  "lib/a.ts": "export const a = 1;\n",
  "lib/openapi.yaml": "openapi: 3.1.0\n",
  "deploy/k8s.yaml": "a: b\n",
};
const PATHS: Readonly<Record<string, readonly string[]>> = {
  "service|orders": ["orders/package.json", "deploy/names.yaml"],
  "service|image:mail": ["mail.yaml"],
  "service|billing": ["billing/package.json"],
  "store|db": ["compose.yaml", "db/Dockerfile"],
  "broker|mq": ["mq.yaml"],
};

const SERVICES = ["orders", "image:mail", "billing"];

/** Of an operation of `orders` that its TypeScript said, if nothing else is wanted. */
function groundOf(files: Files, options: ScanOptions = {}) {
  const snapshot = scanFiles({ ...ORDERS, ...files }, options);
  return new UnlookedGround(snapshot, { pathsOf: (key) => PATHS[key] ?? null, services: SERVICES });
}

const OPERATION = {
  factKey: "operation|orders|http|GET /",
  serviceKey: "orders",
  paths: ["orders/a.ts"],
  grounds: [],
};

function hides(files: Files, wanted: Partial<WantedFact>, options: ScanOptions = {}): boolean {
  return groundOf(files, options).hides({ ...OPERATION, ...wanted });
}

const using = (name: string) => `{ "name": "${name}", "bin": "x", "dependencies": { "common": "*" } }`;
/** Source that two services refer to. */
const LIBRARY = {
  "orders/package.json": using("orders"),
  "billing/package.json": using("billing"),
  "common/package.json": '{ "name": "common" }',
  "common/A.java": "class A {}\n",
};

const BROKEN = "a: [";
const JAVA = { paths: ["orders/A.java"] };

describe("settings that were not looked through", () => {
  const SETTINGS = { "orders/config/application.yml": BROKEN };

  it.each([
    "operation|orders|http|GET /",
    "publish|orders|placed",
    "subscribe|orders|placed",
    "uses|orders|billing",
    "channel|topic|placed",
    "binding|a|b|",
  ])("hide what code of the JVM, or other settings, name by them: %s", (factKey) => {
    const serviceKey = factKey.includes("orders") ? "orders" : null;
    const wanted = { factKey, serviceKey };
    expect(hides(SETTINGS, { ...wanted, ...JAVA })).toBe(true);
    expect(hides(SETTINGS, { ...wanted, paths: ["orders/A.kt"] })).toBe(true);
    expect(hides(SETTINGS, { ...wanted, paths: ["orders/config/application.yml"] })).toBe(true);
    expect(hides(SETTINGS, { ...wanted, paths: ["orders/a.ts"] })).toBe(false);
    expect(hides(SETTINGS, { ...wanted, paths: ["orders/A.cs"] })).toBe(false);
    expect(hides({ "orders/application.yml": "a: b" }, { ...wanted, ...JAVA })).toBe(false);
  });

  it("hide nothing that has another name", () => {
    expect(hides(SETTINGS, { factKey: "message|Placed", serviceKey: null, ...JAVA })).toBe(false);
    expect(hides(SETTINGS, { factKey: "schema|Placed", serviceKey: null, ...JAVA })).toBe(false);
  });

  it("hide what all of its files that are there say, and what one of its services says", () => {
    const both = { "orders/application.yml": BROKEN, ...LIBRARY };
    expect(hides(both, { paths: ["orders/a.ts", "orders/A.java"] })).toBe(true);
    const shared = { factKey: "channel|topic|placed", serviceKey: null, paths: ["common/A.java"] };
    expect(hides(both, shared)).toBe(true);
    expect(hides({ "mail/application.yml": BROKEN, ...LIBRARY }, shared)).toBe(false);
    expect(hides({ "billing/application.yml": BROKEN, ...LIBRARY }, { paths: ["common/A.java"] })).toBe(
      false,
    );
  });

  it("hide nothing of another service, and what code of none says", () => {
    const shared = { factKey: "channel|topic|placed", serviceKey: null };
    const elsewhere = { "billing/application.yml": BROKEN, "lib/A.java": "class A {}\n" };
    expect(hides(elsewhere, JAVA)).toBe(false);
    expect(hides(elsewhere, { ...shared, ...JAVA })).toBe(false);
    expect(hides(elsewhere, { ...shared, paths: ["lib/A.java"] })).toBe(true);
    expect(hides({ "lib/A.java": "class A {}\n" }, { ...shared, paths: ["lib/A.java"] })).toBe(false);
  });

  it("are those too that the settings of the scan leave out", () => {
    const settings = { excludeGlobs: ["**/application.yml"] };
    expect(hides({ "orders/application.yml": "a: b" }, JAVA, { settings })).toBe(true);
  });

  it("are none where they say nothing", () => {
    expect(hides({ "orders/application.yml": "# a: b", "orders/application.properties": "" }, JAVA)).toBe(
      false,
    );
  });
});

describe("a manifest that was not looked through", () => {
  it.each([
    ["orders/pom.xml", "orders/A.java"],
    ["pom.xml", "orders/A.java"],
    ["orders/App.csproj", "orders/A.cs"],
    ["Directory.Packages.props", "orders/A.cs"],
    ["orders/package.json", "orders/a.ts"],
    ["orders/pyproject.toml", "orders/config/application.yml"],
  ])(
    "hides what packages, and names of folders that it refers to, make of code: %s of %s",
    (manifest, path) => {
      const files = {
        [manifest]: "",
        "orders/Dockerfile": "FROM x\n",
        "orders/config/application.yml": "a: b",
      };
      for (const kind of ["operation", "publish", "subscribe", "uses"]) {
        expect(hides({ ...files, [manifest]: "{" }, { factKey: `${kind}|orders|a`, paths: [path] })).toBe(
          true,
        );
      }
      for (const factKey of ["channel|topic|a", "binding|a|b|", "message|a"]) {
        expect(hides({ ...files, [manifest]: "{" }, { factKey, serviceKey: null, paths: [path] })).toBe(true);
      }
    },
  );

  it("hides nothing that is no code, of another service, or taken from nowhere else", () => {
    const broken = { "orders/go.mod": "", "orders/openapi.yaml": "a: b", "deploy/k8s.yaml": "a: b" };
    expect(hides(broken, { paths: ["orders/openapi.yaml"] })).toBe(false);
    expect(hides(broken, { factKey: "schema|Order", serviceKey: null })).toBe(false);
    const channel = { factKey: "channel|topic|a", serviceKey: null };
    expect(hides(broken, { ...channel, paths: ["deploy/k8s.yaml"] })).toBe(false);
    expect(hides({ "mail/pom.xml": "" }, JAVA)).toBe(false);
    expect(hides({ "mail/pom.xml": "" }, { ...channel, ...JAVA })).toBe(false);
  });

  it("hides what its service says in folders that it may refer to", () => {
    const LIB = { paths: ["lib/a.ts"] };
    expect(hides({}, LIB)).toBe(false);
    expect(hides({ "orders/go.mod": "" }, LIB)).toBe(true);
    expect(hides({ "orders/go.mod": "" }, { paths: ["lib/openapi.yaml"] })).toBe(true);
    expect(hides({ "orders/k8s.yaml": BROKEN }, LIB)).toBe(false);
    expect(hides({ "orders/go.mod": "" }, { ...LIB, serviceKey: null })).toBe(true);
    expect(hides({ "billing/go.mod": "" }, { ...LIB, serviceKey: null })).toBe(true);
    const uses = { factKey: "uses|orders|billing" };
    expect(hides({ "orders/go.mod": "" }, { ...uses, ...LIB })).toBe(true);
    expect(hides({ "orders/go.mod": "" }, { ...uses, paths: ["deploy/k8s.yaml"] })).toBe(false);
  });

  it("hides what services say in other folders, which they may reach by a name that is not known", () => {
    const IN = { paths: ["libs/mail/src/a.ts"] };
    const files = { "libs/mail/src/a.ts": "", "gradle/notes.txt": "" };
    for (const manifest of [
      "libs/mail/package.json",
      "gradle/libs.versions.toml",
      "libs/other/package.json",
    ]) {
      expect(hides({ ...files, [manifest]: "{" }, IN)).toBe(true);
      expect(hides({ ...files, [manifest]: "{}" }, IN, { settings: { excludeGlobs: [manifest] } })).toBe(
        true,
      );
    }
    expect(hides(files, IN)).toBe(false);
    const mail = { ...files, "libs/mail/package.json": "{" };
    expect(hides(mail, { ...IN, factKey: "uses|orders|billing" })).toBe(true);
    expect(hides(mail, { ...IN, serviceKey: "image:gone" })).toBe(false);
    expect(hides(mail, {})).toBe(false);
  });

  it("is none where it is built, or of a test", () => {
    const LIB = { paths: ["lib/a.ts"] };
    expect(hides({ "orders/node_modules/a/go.mod": "" }, LIB)).toBe(false);
    expect(hides({ "orders/tests/go.mod": "" }, LIB)).toBe(false);
  });

  it("may give what is there another condition, or another technology", () => {
    const blurs = (files: Files, wanted: Partial<WantedFact> = {}) =>
      groundOf(files).blurs({ ...OPERATION, ...wanted });
    expect(blurs({})).toBe(false);
    expect(blurs({ "orders/go.mod": "" })).toBe(true);
    expect(blurs({ "billing/go.mod": "" })).toBe(false);
    const channel = { factKey: "channel|topic|a", serviceKey: null };
    expect(blurs({ "orders/go.mod": "" }, channel)).toBe(true);
    expect(blurs({ "orders/application.yml": BROKEN }, JAVA)).toBe(true);
    const inLibrary = { paths: ["common/A.java"] };
    expect(blurs({ "billing/go.mod": "", ...LIBRARY }, inLibrary)).toBe(false);
    expect(blurs({ "billing/go.mod": "", ...LIBRARY }, { ...channel, ...inLibrary })).toBe(true);
    const store = { factKey: "store|db", serviceKey: "orders", paths: ["deploy/k8s.yaml"] };
    expect(blurs({ "orders/go.mod": "" }, store)).toBe(true);
  });

  it("may give what code of no service says another condition, wherever it is", () => {
    const blurs = (manifest: string, wanted: Partial<WantedFact>) =>
      groundOf({ [manifest]: "" }).blurs({ ...OPERATION, factKey: "pattern", serviceKey: null, ...wanted });
    expect(blurs("mail/go.mod", { paths: ["lib/a.ts"] })).toBe(true);
    expect(blurs("mail/notes.md", { paths: ["lib/a.ts"] })).toBe(false);
    expect(blurs("mail/go.mod", { paths: ["orders/a.ts"] })).toBe(false);
    expect(blurs("mail/go.mod", { paths: ["lib/openapi.yaml"] })).toBe(false);
    expect(blurs("mail/go.mod", { paths: ["lib/gone.ts"] })).toBe(false);
  });
});

const EMPTIED = { "orders/package.json": "" };

describe("what is of a service that is not seen is hidden", () => {
  it("since a file that said it was not looked through", () => {
    expect(hides(EMPTIED, {})).toBe(true);
    expect(hides(EMPTIED, { factKey: "service|orders", paths: ["orders/package.json"] })).toBe(true);
    expect(hides({ "mail.yaml": BROKEN, "compose.yaml": "" }, { serviceKey: "image:mail" })).toBe(true);
    expect(hides({ "mail.yaml": "a: b", "compose.yaml": "" }, { serviceKey: "image:mail" })).toBe(false);
  });

  it("not where no file that said it is there, but for a service, which others may say", () => {
    const gone = { paths: ["orders/gone.java"] };
    expect(hides(EMPTIED, gone)).toBe(false);
    expect(hides(EMPTIED, { paths: [] })).toBe(true);
    expect(hides(EMPTIED, { ...gone, factKey: "service|orders" })).toBe(true);
  });

  it("not where the folder of the service is gone, or another file says no more that it is one", () => {
    expect(hides({ "mail/pom.xml": "" }, { serviceKey: "shop" })).toBe(false);
    expect(hides({ "go.mod": "" }, { serviceKey: "shop" })).toBe(false);
    expect(hides({ "orders/package.json": '{ "name": "orders" }' }, {})).toBe(false);
  });

  it("where nobody knows what said it, and what builds images was not looked through", () => {
    const shop = { serviceKey: "shop" };
    expect(hides({ "shop/a.txt": "", "compose.yaml": "" }, shop)).toBe(true);
    expect(hides({ "shop/a.txt": "" }, shop)).toBe(false);
    expect(hides({ "shop/a.txt": "", "go.mod": "" }, shop)).toBe(true);
    expect(hides({ "shop/a.txt": "", "shop/package.json": "{" }, shop)).toBe(true);
    expect(hides({ "shop/a.txt": "", "package.json": "{" }, shop)).toBe(false);
    expect(hides({ "shop/a.txt": "", "mail/go.mod": "" }, shop)).toBe(false);
    expect(hides({ "go.mod": "" }, { serviceKey: "image:x" })).toBe(false);
  });

  it("where what builds images in its folder was not looked through, whatever said it", () => {
    const orders = { factKey: "service|orders", paths: ["orders/Dockerfile.old"] };
    const silent = { "orders/package.json": "{}" };
    expect(hides(silent, orders)).toBe(false);
    expect(hides({ ...silent, "orders/Dockerfile.new": "" }, orders)).toBe(true);
    expect(hides({ ...silent, "orders/compose.yaml": "a: [" }, orders)).toBe(true);
    expect(hides({ ...silent, "mail/Dockerfile": "" }, orders)).toBe(false);
  });
});

describe("a file of Go that was not read", () => {
  const GO = {
    "orders/go.mod": "module shop/orders\n",
    "orders/main.go": 'package main\n\nimport _ "shop/orders/internal/mq"\n\nfunc main() {}\n',
    "lib/a.go": "package lib\n",
    "orders/internal/mq/mq.go": "package mq\n",
  };
  const IN_GO = { paths: ["lib/a.go"] };
  const without = (path: string) => ({ settings: { excludeGlobs: [path] } });

  it("hides what its service says in other files of Go, which it may import", () => {
    expect(hides(GO, IN_GO)).toBe(false);
    expect(hides(GO, IN_GO, without("orders/main.go"))).toBe(true);
    expect(hides({ ...GO, "mail/a.go": "" }, IN_GO, without("mail/a.go"))).toBe(false);
    expect(hides(GO, IN_GO, { failed: ["orders/main.go"] })).toBe(true);
    expect(hides(GO, { paths: ["lib/a.ts"] }, without("orders/main.go"))).toBe(false);
    expect(hides(GO, { ...IN_GO, serviceKey: "image:x" }, without("orders/main.go"))).toBe(false);
  });

  it("is none where only what it does is not understood", () => {
    const snapshot = scanFiles({ ...ORDERS, ...GO });
    const hidden = (reason: string) => {
      const files = snapshot.files.map((file) =>
        file.path === "orders/main.go" ? { ...file, reason } : file,
      );
      return new UnlookedGround({ ...snapshot, files }, { pathsOf: () => null, services: [] }).hides({
        ...OPERATION,
        ...IN_GO,
      });
    };
    expect([hidden("syntax-errors"), hidden("parse-timeout")]).toEqual([false, true]);
  });
});

describe("what a fact rests on in other files hides it", () => {
  const FILES = {
    "orders/topics.ts": "a",
    "mail/package.json": '{ "name": "mail", "bin": "x" }',
    "mail/a.ts": "",
  };
  const resting = (...grounds: readonly string[]) => ({ grounds });
  const broken = { ...FILES, "other/package.json": "{" };
  const channel = { factKey: "channel|topic|a", serviceKey: null };
  const leftOut = { settings: { excludeGlobs: ["orders/topics.ts"] } };

  it("where it was not looked through, unless all that says the fact is gone", () => {
    expect(hides(FILES, resting("orders/topics.ts"))).toBe(false);
    expect(hides(FILES, resting("orders/topics.ts"), leftOut)).toBe(true);
    expect(hides(FILES, { ...channel, ...resting("mail/a.ts", "orders/topics.ts") }, leftOut)).toBe(true);
    expect(hides(FILES, resting("orders/gone.ts"), leftOut)).toBe(false);
    expect(hides(FILES, { ...resting("orders/topics.ts"), paths: ["orders/gone.ts"] }, leftOut)).toBe(false);
  });

  it("where it is out of reach of whom it is of, and a manifest was not looked through", () => {
    expect(hides(FILES, resting("lib/a.ts"))).toBe(false);
    expect(hides(broken, resting("lib/a.ts"))).toBe(true);
    expect(hides(broken, resting("orders/topics.ts"))).toBe(false);
    expect(hides(broken, resting("orders/topics.ts", "lib/a.ts"))).toBe(true);
    expect(hides(broken, resting("lib/gone.ts"))).toBe(false);
    expect(hides(broken, { ...channel, ...resting("lib/a.ts") })).toBe(true);
    expect(hides(broken, { ...channel, ...resting("orders/topics.ts") })).toBe(false);
    expect(hides(broken, { ...channel, ...resting("mail/a.ts") })).toBe(true);
  });

  it("not where either of those who turn to each other reaches it", () => {
    const use = { factKey: "uses|orders|mail" };
    expect(hides(broken, { ...use, ...resting("mail/a.ts") })).toBe(false);
    expect(hides(broken, { ...use, ...resting("lib/a.ts") })).toBe(true);
    expect(hides(broken, { factKey: "publish|orders|mail", ...resting("mail/a.ts") })).toBe(true);
  });

  it("nor where it is of no service, and may be from anywhere", () => {
    const free = { ...channel, paths: ["lib/a.ts"], ...resting("orders/topics.ts") };
    const withManifests = { ...FILES, "lib/pom.xml": "<project/>" };
    expect(hides(withManifests, free)).toBe(false);
    expect(hides(withManifests, free, leftOut)).toBe(true);
  });
});

describe("a service that is not seen, and may be there, hides what is said around it", () => {
  const FILES = { "orders/mail/Dockerfile": "FROM x\n", "orders/mail/a.ts": "" };
  const around = (services: readonly string[], wanted: Partial<WantedFact> = {}, lost = true) => {
    const settings = lost ? { excludeGlobs: ["orders/mail/Dockerfile"] } : {};
    const snapshot = scanFiles({ ...ORDERS, ...FILES }, { settings });
    return new UnlookedGround(snapshot, { pathsOf: () => null, services }).hides({ ...OPERATION, ...wanted });
  };
  const KEYS = ["orders", "orders/mail"];

  it("of code in the service around it, and of none", () => {
    expect(around(KEYS)).toBe(true);
    expect(around(KEYS, {}, false)).toBe(false);
    expect(around(["orders"])).toBe(false);
    expect(around(KEYS, { factKey: "message|a", serviceKey: null })).toBe(true);
    expect(around(KEYS, { factKey: "message|a", serviceKey: null, paths: ["lib/a.ts"] })).toBe(false);
    expect(around(KEYS, { paths: ["lib/openapi.yaml"] })).toBe(false);
    expect(around(KEYS, { factKey: "schema|a", serviceKey: null })).toBe(false);
    expect(around(["orders", "lib/mail"])).toBe(false);
  });
});

describe("a service of an image is hidden by a project that was not looked through", () => {
  const image = (key: string, path: string, seen = "north/e-mail") => {
    const files = {
      [path]: "{",
      [`${seen}/package.json`]: '{ "name": "x", "bin": "x" }',
      "mail.yaml": "a: b",
    };
    return hides(files, { factKey: `service|${key}`, serviceKey: key, paths: ["mail.yaml"] });
  };

  it("and is called alike, as one is that is seen: of two nobody knew which was meant", () => {
    expect(image("image:email", "deep/Email/package.json")).toBe(true);
    expect(image("image:e-mail", "deep/email/package.json")).toBe(true);
    expect(image("image:email", "deep/mailer/package.json")).toBe(false);
    expect(image("image:email", "deep/email/package.json", "north/mailer")).toBe(false);
    expect(image("image:x", "deep/x/package.json")).toBe(true);
    expect(image("image:email", "deep/email/notes.md")).toBe(false);
    expect(image("image:_", "package.json", "__")).toBe(false);
  });

  it("but not what is said around: it has no folder", () => {
    const files = {
      "package.json": '{ "name": "e-mail", "bin": "x" }',
      "a.ts": "",
      "deep/email/package.json": "{",
    };
    const ground = (services: readonly string[]) =>
      new UnlookedGround(scanFiles(files), { pathsOf: () => ["mail.yaml"], services });
    const fact = { factKey: "publish|.|a", serviceKey: ".", paths: ["a.ts"], grounds: [] };
    expect(
      ground(["image:email"]).hides({ ...fact, factKey: "service|image:email", serviceKey: "image:email" }),
    ).toBe(true);
    expect(ground(["image:email"]).hides({ ...fact, factKey: "schema|a" })).toBe(false);
  });
});

describe("who turns to whom is hidden", () => {
  const use = { factKey: "uses|orders|db", serviceKey: null };
  const byInfrastructure = { ...use, paths: ["deploy/k8s.yaml"] };

  it("where a file that names whom it turns to was not looked through", () => {
    expect(hides({ "compose.yaml": "" }, use)).toBe(true);
    expect(hides({ "db/Dockerfile": "" }, use)).toBe(true);
    expect(hides({ "mq.yaml": BROKEN }, { ...use, factKey: "uses|orders|mq" })).toBe(true);
    expect(hides({ "deploy/names.yaml": BROKEN }, { ...use, factKey: "uses|mail|orders" })).toBe(true);
    expect(hides({ Dockerfile: "", "billing/compose.yaml": "" }, use)).toBe(false);
    expect(hides({}, use)).toBe(false);
  });

  it("where one that names who turns was not, unless that is known by where its code is", () => {
    const names = { "deploy/names.yaml": BROKEN };
    expect(hides(names, byInfrastructure)).toBe(true);
    expect(hides(names, use)).toBe(false);
    expect(hides(names, { ...use, paths: ["orders/a.ts", "deploy/k8s.yaml"] })).toBe(true);
    expect(hides({ ...names, "application.yml": "a: b" }, { ...use, paths: ["application.yml"] })).toBe(
      false,
    );
  });

  it("where whom it turns to may be a service that is not seen", () => {
    const toBilling = { ...use, factKey: "uses|orders|billing" };
    expect(hides({ "billing/pom.xml": "" }, toBilling)).toBe(true);
    expect(hides({ "billing/a.ts": "" }, toBilling)).toBe(false);
    expect(hides({ "db/pom.xml": "" }, use)).toBe(false);
  });

  it("where nobody knows what names an end, and what builds images was not looked through", () => {
    const toSearch = { ...use, factKey: "uses|orders|search" };
    expect(hides({ Dockerfile: "" }, toSearch)).toBe(true);
    expect(hides({ "mail/go.mod": "" }, toSearch)).toBe(false);
  });
});

describe("in a tree that is not listed whole", () => {
  const cut = (wanted: Partial<WantedFact>) => hides({}, wanted, { codes: ["tree-truncated"] });

  it("what may rest on a file that is not listed is hidden", () => {
    expect(cut({})).toBe(true);
    expect(cut({ paths: ["lib/openapi.yaml"] })).toBe(true);
    expect(cut({ factKey: "channel|topic|a", serviceKey: null, paths: ["lib/a.ts"] })).toBe(true);
    expect(cut({ paths: ["orders/openapi.yaml"] })).toBe(true);
    const schema = { factKey: "schema|Order", serviceKey: null };
    expect(cut({ ...schema, paths: ["lib/openapi.yaml", "lib/more.yaml"] })).toBe(true);
    expect(cut({ serviceKey: "not/listed" })).toBe(true);
    expect(cut({ serviceKey: "image:mail" })).toBe(true);
    const use = { serviceKey: null, paths: ["deploy/k8s.yaml"] };
    expect(cut({ ...use, factKey: "uses|orders|db" })).toBe(true);
    expect(cut({ ...use, factKey: "uses|find|search" })).toBe(true);
  });

  it("what rests on nothing else is not", () => {
    expect(cut({ factKey: "store|db", serviceKey: null, paths: ["deploy/k8s.yaml"] })).toBe(false);
    expect(cut({ factKey: "schema|Order", serviceKey: null, paths: ["lib/openapi.yaml"] })).toBe(false);
  });

  it("services are not listed whole either, where there are too many", () => {
    const snapshot = scanFiles(ORDERS);
    const wanted = { ...OPERATION, serviceKey: "mail" };
    for (const [code, expected] of [
      ["over-max-services", true],
      ["over-max-files", false],
    ] as const) {
      const incomplete = [{ code, count: 1, paths: [] }];
      const ground = new UnlookedGround({ ...snapshot, incomplete }, { pathsOf: () => null, services: [] });
      expect(ground.hides(wanted)).toBe(expected);
    }
  });
});

it("a store or a broker is not hidden by files that did not say it", () => {
  const files = { "compose.yaml": "", Dockerfile: "", "orders/pom.xml": "" };
  for (const factKey of ["store|db", "broker|mq"]) {
    expect(hides(files, { factKey, serviceKey: null, paths: ["deploy/k8s.yaml"] })).toBe(false);
  }
});

it("what neither was looked through before nor has changed hides nothing", () => {
  const snapshot = scanFiles({ ...ORDERS, "orders/pom.xml": "", "compose.yaml": "" });
  const pathsOf = (key: string) => PATHS[key] ?? null;
  const wanted = { ...OPERATION, factKey: "publish|orders|a", ...JAVA };
  const use = { ...OPERATION, factKey: "uses|orders|db" };
  for (const [isAsBefore, expected] of [
    [() => false, true],
    [() => true, false],
  ] as const) {
    const ground = new UnlookedGround(snapshot, { pathsOf, services: [], isAsBefore });
    expect([ground.hides(wanted), ground.hides(use)]).toEqual([expected, expected]);
  }
});

it("a file is looked through when it was read, and understood whole", () => {
  expect(isLookedThrough({ status: "read", reason: null })).toBe(true);
  expect(isLookedThrough({ status: "read", reason: "syntax-errors" })).toBe(false);
  expect(isLookedThrough({ status: "unknown-class", reason: null })).toBe(false);
});
