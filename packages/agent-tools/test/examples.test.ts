import { describe, expect, it } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describedTool, TOOLS, type Tool } from "../src/index.js";
import { textsOfService } from "../src/testing/texts-of-service.js";

const EXAMPLE = /^`(?<tool>\w+)`: .*\n\n```json\n(?<body>.*)\n```$/gm;
const ID = "00000000-0000-4000-8000-000000000000";

const SHOWN = Object.entries(textsOfService()).flatMap(([file, text]) =>
  [...text.matchAll(EXAMPLE)].map(({ groups: { tool = "", body = "" } = {} }, at) => ({
    file,
    at,
    tool,
    body,
  })),
);

/** The IDs that a tool takes beside a body. */
function idsOf({ own }: Tool): object {
  const names = ["projectId", ...Object.keys(own)].filter((name) => name.endsWith("Id"));
  return Object.fromEntries(names.map((name) => [name, ID]));
}

describe("an example of a text for agents", () => {
  it("stands in several", () => {
    expect(new Set(SHOWN.map(({ file }) => file)).size).toBeGreaterThan(2);
  });

  it.each(SHOWN)("fits the schema that its tool publishes: $file, $at, $tool", ({ tool, body }) => {
    const found = (TOOLS as readonly Tool[]).find(({ name }) => name === tool) as Tool;
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: "log", logger: false });
    (addFormats as unknown as (made: Ajv2020) => void)(ajv);
    const validate = ajv.compile(describedTool(found).inputSchema);
    validate({ ...idsOf(found), ...JSON.parse(body) });
    expect(validate.errors).toBeNull();
  });
});
