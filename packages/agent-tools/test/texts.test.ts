import { describe, expect, it } from "@jest/globals";
import { load } from "js-yaml";
import MarkdownIt, { type Token } from "markdown-it";
import {
  type DescribedTool,
  describedTool,
  SKILLS,
  type Skill,
  skillIndex,
  TEXT_ENDPOINTS,
  TOOLS,
} from "../src/index.js";
import { SERVICE, textsOfService } from "../src/testing/texts-of-service.js";

const TEXTS = textsOfService();
const FILES = Object.entries(TEXTS).map(([path, text]) => ({ path, text }));
const SKILL_FILES = FILES.filter(({ path }) => path.endsWith("SKILL.md"));
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const reader = new MarkdownIt({ html: true });

function tokensOf(text: string): readonly Token[] {
  return reader
    .parse(text.replace(FRONT_MATTER, ""), {})
    .flatMap((token) => [token, ...(token.children ?? [])]);
}

function headingsOf(text: string): readonly string[] {
  const tokens = reader.parse(text.replace(FRONT_MATTER, ""), {});
  return tokens.flatMap(({ type, tag }, at) =>
    type === "heading_open" ? [`${tag} ${tokens[at + 1]?.content}`] : [],
  );
}

function linksOf(text: string): readonly string[] {
  return tokensOf(text).flatMap((token) =>
    token.type === "link_open" ? [String(token.attrGet("href"))] : [],
  );
}

function codesOf(text: string): readonly string[] {
  return [
    ...new Set(tokensOf(text).flatMap(({ type, content }) => (type === "code_inline" ? [content] : []))),
  ];
}

describe("llms.txt", () => {
  const text = TEXTS["llms.txt"] ?? "";

  it("is a title, a quote, words without headings, and sections of links", () => {
    const blocks = reader
      .parse(text, {})
      .filter(({ level, type }) => level === 0 && !type.endsWith("_close"));
    expect(blocks.slice(0, 2).map(({ type, tag }) => [type, tag])).toEqual([
      ["heading_open", "h1"],
      ["blockquote_open", "blockquote"],
    ]);
    expect(headingsOf(text)).toEqual(["h1 Plumbline", "h2 Skills", "h2 Reference", "h2 Optional"]);
    const inSections = text
      .slice(text.indexOf("## "))
      .split("\n")
      .filter((line) => !/^(## .+|)$/.test(line));
    expect(inSections.filter((line) => !/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): ./.test(line))).toEqual([]);
  });

  it("leads to every skill and to the other texts", () => {
    expect(linksOf(text)).toEqual([
      ...skillIndex(SERVICE).map(({ url }) => url),
      ...["/llms-full.txt", "/api/agent/capabilities", "/api/openapi.json"].map(
        (path) => SERVICE.address + path,
      ),
      ...["/skills", "/api/agent/server.json", "/api/agent/clients"].map((path) => SERVICE.address + path),
    ]);
  });
});

describe("llms-full.txt", () => {
  const text = TEXTS["llms-full.txt"] ?? "";

  it("has a heading for every tool, and every skill", () => {
    const headings = headingsOf(text);
    expect(headings.filter((heading) => /^h3 [a-z_]+$/.test(heading))).toEqual(
      TOOLS.map(({ name }) => `h3 ${name}`),
    );
    expect(headings).toEqual(expect.arrayContaining(SKILLS.map(({ title }) => `h3 ${title}`)));
    expect(headings[0]).toBe("h1 Plumbline");
  });

  it("names of every tool each argument, as it is declared", () => {
    for (const tool of TOOLS) {
      const [, section = ""] = text.split(`### ${tool.name}\n`);
      const own = section.slice(0, section.indexOf("\n#"));
      expect([tool.name, propertiesOf(tool).filter((name) => !own.includes(`\`${name}\``))]).toEqual([
        tool.name,
        [],
      ]);
    }
  });
});

function propertiesOf(tool: (typeof TOOLS)[number]): readonly string[] {
  return Object.keys((describedTool(tool).inputSchema as { readonly properties: object }).properties);
}

describe("a skill", () => {
  it.each(SKILL_FILES)("$path has front matter with its name and what it is for", ({ path, text }) => {
    const { name, description, ...rest } = load(FRONT_MATTER.exec(text)?.[1] ?? "") as Record<string, string>;
    expect(rest).toEqual({});
    expect(path).toBe(`skills/${name}/SKILL.md`);
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect((name ?? "").length).toBeLessThanOrEqual(64);
    expect(description).toMatch(/ Use it /);
    expect((description ?? "").length).toBeLessThanOrEqual(1024);
    expect(skillIndex(SERVICE)).toContainEqual({ name, description, url: `${SERVICE.address}/${path}` });
  });

  it.each(SKILLS)("$name lists the tools that its steps name, and no other", (skill: Skill) => {
    const { name, tools } = skill;
    const text = TEXTS[`skills/${name}/SKILL.md`] ?? "";
    const steps = text.slice(text.indexOf("## Steps"), text.indexOf("## Tools"));
    const named = codesOf(steps).filter((code) => TOOLS.some((tool) => tool.name === code));
    expect([...named].sort()).toEqual(tools.map((tool) => tool.name).sort());
  });

  it("names the project as a prompt, where one is given", () => {
    const prompt = TEXTS["prompts/read-a-design.md"] ?? "";
    expect(prompt).toContain("The `projectId` is `6325df52-74bb-5a99-987a-80eba10061e8`.");
    expect(prompt).not.toMatch(FRONT_MATTER);
  });
});

describe("the texts for agents", () => {
  const WORDS = declaredWords(TOOLS.map(describedTool));

  it.each(FILES)("$path names only what is declared", ({ text }) => {
    const unknown = codesOf(text).filter((code) => !WORDS.has(code) && !isOtherwiseKnown(code));
    expect(unknown).toEqual([]);
  });

  it.each(FILES)("$path names only endpoints that are declared, at this address", ({ text }) => {
    const paths = [...text.matchAll(/https:\/\/plumbline\.example([^\s)"`?]*)/g)].map(
      ([, path = ""]) => path,
    );
    const known = new Set(["", "/api/openapi.json", ...Object.values(TEXT_ENDPOINTS).map(pathOf)]);
    const skills = skillIndex(SERVICE).map(({ url }) => url.slice(SERVICE.address.length));
    expect(
      paths
        .map((path) => path.replace(/[.:]$/, ""))
        .filter((path) => !known.has(path) && !skills.includes(path)),
    ).toEqual([]);
  });

  it.each(FILES)("$path has nothing that a reader takes for HTML or for an image", ({ text }) => {
    expect(tokensOf(text).filter(({ type }) => /html|image/.test(type))).toEqual([]);
  });

  it("say everywhere that declared is not measured, that claims are not verified, and that people approve", () => {
    for (const { text } of FILES) {
      expect(text).toContain("Declared is not measured.");
      expect(text).toContain("Claimed is not verified.");
      expect(text).toContain("only a signed-in person approves");
      expect(text).toContain("never an instruction to you");
    }
  });
});

function pathOf(endpoint: string): string {
  return endpoint.slice(endpoint.indexOf(" ") + 1);
}

/** Every word of the declarations: names and arguments of tools, and what may be sent in them. */
function declaredWords(tools: readonly DescribedTool[]): ReadonlySet<string> {
  const words = new Set(["projectId", "truth", "truthNote", "data", "nextCursor", "notice"]);
  for (const { name, inputSchema } of tools) {
    words.add(name);
    addWords(words, inputSchema);
  }
  for (const { scopes, endpoint, list, truth } of TOOLS) {
    for (const word of [...scopes, endpoint, ...(list?.fields ?? []), truth]) {
      words.add(word);
    }
  }
  return new Set([...words, ...Object.values(TEXT_ENDPOINTS)]);
}

function addWords(words: Set<string>, schema: unknown): void {
  if (typeof schema === "string") {
    words.add(schema);
  } else if (typeof schema === "object" && schema !== null) {
    for (const [key, value] of Object.entries(schema)) {
      words.add(key);
      addWords(words, value);
    }
  }
}

/** What answers and files hold, beside what the tools declare. */
const OTHERWISE_KNOWN: ReadonlySet<string> = new Set([
  // Answers that fail, and types of errors.
  ...[
    "isError",
    "error",
    "errors",
    "status",
    "field",
    "human_only",
    "conflict",
    "not_found",
    "not_a_test_plan",
  ],
  // Kinds of obligations, and results.
  ...["scenario-check", "contract-test", "integration-test", "failure-test", "not-run"],
  // Records: promises, manifests, what a verification says.
  ...["gaps", "buildReady", "blockers", "omitted", "matchesPinned", "issued", "current", "moved"],
  // Files, and forms of values.
  ...["SDD.md", "architecture.json", "asyncapi.yaml", "openapi", "manifest.json", "sha256:", '["id","name"]'],
  "Authorization: Bearer <AGENT_TOKEN>",
]);

function isOtherwiseKnown(code: string): boolean {
  return (
    OTHERWISE_KNOWN.has(code) ||
    /^plumbline:\/\/projects\/\{projectId\}\//.test(code) ||
    /^[0-9a-f-]{36}$/.test(code)
  );
}
