import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { CONSUMER_DOWN, HAPPY_ORDER, MODEL } from "../src/testing/examples.js";
import { runMain, temporaryFolder } from "../src/testing/run-main.js";
import { smallModel, smallScenario } from "../src/testing/small-files.js";

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

/** Every file of a site, by its path. */
function filesIn(site: string): ReadonlyMap<string, string> {
  const root = join(folder, site);
  return new Map(
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => path.includes("."))
      .sort()
      .map((path) => [path, readFileSync(join(root, path), "utf8")] as const),
  );
}

/** The elements of a page that are opened, without their attributes. */
const tagsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<([a-z][a-z0-9]*)\b/gi)].map(([, tag]) => tag ?? "");

const site = (...words: string[]) => runMain(["site", ...words], { cwd: folder });

describe("the site of a real system", () => {
  let files: ReadonlyMap<string, string> = new Map();
  beforeAll(async () => {
    const ended = await site(MODEL, HAPPY_ORDER, CONSUMER_DOWN, "--out", "shop", "--title", "Web shop");
    files = filesIn("shop");
    expect(ended).toEqual({
      code: 0,
      stdout: `${files.size} files written; open shop/index.html\n`,
      stderr: "",
    });
  });

  it("has a page for each element, operation, channel, message, schema and scenario", () => {
    const document = JSON.parse(readFileSync(MODEL, "utf8"));
    for (const kind of ["elements", "operations", "channels", "messages", "schemas"]) {
      for (const { id } of document[kind]) {
        expect([...files.keys()]).toContain(`${kind}/${id}.html`);
      }
    }
    expect([...files.keys()].filter((path) => path.startsWith("scenarios/"))).toHaveLength(2);
  });

  it("leads nowhere but to its own files and headings", () => {
    for (const [path, text] of files) {
      for (const [, link = ""] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) {
        const [file = "", anchor] = link.split("#");
        const target = file === "" ? path : posix.join(posix.dirname(path), file);
        expect([path, link, files.has(target)]).toEqual([path, link, true]);
        expect(anchor === undefined || files.get(target)?.includes(`id="${anchor}"`)).toBe(true);
      }
    }
  });

  it("holds no script, and forbids what is not its own", () => {
    for (const [path, text] of files) {
      expect([
        path,
        tagsIn(text).filter((tag) => /^(script|iframe|object|embed|form|base)$/i.test(tag)),
      ]).toEqual([path, []]);
      expect(path.endsWith(".html") ? text : "default-src 'none'").toContain("default-src 'none'");
    }
  });

  it("says of each fact with a page how sure it is, where it was found and who stands for it, in words", () => {
    for (const [path, text] of files) {
      if (/^(elements|operations|channels|messages)\//.test(path)) {
        expect(text).toMatch(
          /<dt>How sure<\/dt><dd><span class="label [a-z-]+">(declared|observed in source|inferred|measured|unknown)</,
        );
        expect(text).toContain("<dt>Found in</dt>");
        expect(text).toContain("<dt>Stood for by</dt>");
      }
    }
  });

  it("shows scenarios with what became of them, and the findings", () => {
    const scenarios = files.get("scenarios.html") ?? "";
    expect(scenarios).toContain("✓ 14 of 14 assertions hold");
    expect(files.get("review.html")).toContain("Failed delivery has somewhere to go");
    const [page = ""] = [...files].filter(([path]) => path.startsWith("scenarios/")).map(([, text]) => text);
    expect(page).toMatch(/<code>[0-9a-f]{64}<\/code>/);
    expect(page).toContain("<h2>Trace ");
  });

  it("has the same bytes each time, whatever the order of the facts", async () => {
    const document = JSON.parse(readFileSync(MODEL, "utf8"));
    const lists = Object.entries(document).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.toReversed() : list,
    ]);
    writeFileSync(join(folder, "turned.json"), JSON.stringify(Object.fromEntries(lists)));
    await site("turned.json", HAPPY_ORDER, CONSUMER_DOWN, "--out", "again", "--title", "Web shop");
    const again = filesIn("again");
    expect([...again.keys()]).toEqual([...files.keys()]);
    expect([...again].filter(([path, text]) => files.get(path) !== text).map(([path]) => path)).toEqual([]);
  });
});

describe("a site of hostile texts", () => {
  const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&amp;\u202e\u0000]]>-->`;

  it("has the pages of a harmless one with other words", async () => {
    const model = (name: string) => {
      const document = JSON.parse(JSON.stringify(smallModel(name)));
      document.elements[1].description = `${name}\n${name}`;
      document.elements[1].technology = name;
      document.elements[1].tags = [name];
      document.elements[1].provenance = { source: name, revision: name, confidence: 0.5 };
      document.elements[1].factStatus = "inferred";
      document.schemas = [
        {
          id: "00000000-0000-4000-8000-00000000000b",
          name,
          description: name,
          content: JSON.stringify({ title: name }),
        },
      ];
      return document;
    };
    // A name of a model may hold no control character; a scenario's may.
    const name = HOSTILE.replace("\u0000", "");
    for (const [file, words] of [
      ["bad", name],
      ["good", "harmless"],
    ] as const) {
      writeFileSync(join(folder, `${file}.model.json`), JSON.stringify(model(words)));
      writeFileSync(join(folder, `${file}.json`), JSON.stringify(smallScenario({ name: words })));
      expect(await site(`${file}.model.json`, `${file}.json`, "-o", file, "--title", words)).toMatchObject({
        code: 0,
        stderr: "",
      });
    }
    const good = filesIn("good");
    for (const [path, text] of filesIn("bad")) {
      const isPage = path.endsWith(".html");
      expect([path, isPage ? tagsIn(text) : []]).toEqual([path, isPage ? tagsIn(good.get(path) ?? "") : []]);
      expect(text).not.toContain("<script");
      expect(text).not.toContain("\u202e");
    }
  });
});

describe("where a site is written", () => {
  it("is a folder that is empty or holds a site, unless it is said", async () => {
    writeFileSync(join(folder, "small.json"), JSON.stringify(smallModel()));
    const words = ["small.json", "-o", "."];
    expect(await site(...words)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("is not empty and holds no site"),
    });
    expect(await site("small.json", "-o", "fresh")).toMatchObject({ code: 0 });
    expect(await site("small.json", "-o", "fresh")).toMatchObject({ code: 0 });
    expect(await site(...words, "--force")).toMatchObject({ code: 0 });
  });

  it("shows a scenario that does not fit, and why", async () => {
    writeFileSync(join(folder, "unfit.json"), JSON.stringify(smallScenario({ operation: "nothing" })));
    expect(await site("small.json", "unfit.json", "-o", "unfit")).toMatchObject({ code: 0 });
    const page = filesIn("unfit").get("scenarios/scenario-1.html");
    expect(page).toContain("does not fit the model");
    expect(page).toContain("unknown-operation");
  });

  it("is told as JSON", async () => {
    const { stdout } = await site("small.json", "-o", "listed", "--json");
    const { folder: where, files } = JSON.parse(stdout);
    expect([where, files.toSorted()]).toEqual(["listed", [...filesIn("listed").keys()]]);
  });

  it("is told on a terminal, file by file", async () => {
    const { stderr } = await runMain(["site", "small.json", "-o", "told"], { cwd: folder, isTTY: true });
    expect(stderr).toContain("index.html");
  });
});
