import { describe, expect, it } from "@jest/globals";
import { Ajv } from "ajv";
import { registryEntry } from "./registry-entry.js";

/** What the published schema of 2025-12-11 asks of an entry with remote servers alone, in our words. */
const TEXT = { type: "string", minLength: 1 };
const INPUT = {
  type: "object",
  properties: {
    description: TEXT,
    isRequired: { type: "boolean" },
    isSecret: { type: "boolean" },
    value: TEXT,
  },
};
const HEADER = {
  type: "object",
  required: ["name"],
  properties: {
    ...INPUT.properties,
    name: TEXT,
    variables: { type: "object", additionalProperties: { ...INPUT, additionalProperties: false } },
  },
  additionalProperties: false,
};
const REMOTE = {
  type: "object",
  required: ["type", "url"],
  properties: {
    type: { const: "streamable-http" },
    url: { type: "string", pattern: "^https?://[^\\s]+$" },
    headers: { type: "array", items: HEADER },
  },
  additionalProperties: false,
};
const ENTRY = {
  type: "object",
  required: ["$schema", "name", "description", "version", "remotes"],
  properties: {
    $schema: { const: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json" },
    name: { type: "string", pattern: "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$", minLength: 3, maxLength: 200 },
    title: { ...TEXT, maxLength: 100 },
    description: { ...TEXT, maxLength: 100 },
    version: { ...TEXT, maxLength: 255 },
    remotes: { type: "array", minItems: 1, items: REMOTE },
  },
  additionalProperties: false,
};

const isEntry = new Ajv({ allErrors: true }).compile(ENTRY);

describe("the entry for the MCP registry", () => {
  it.each([
    ["https://plumbline.example", "example.plumbline/plumbline"],
    ["https://design.shop.example:8443", "example.shop.design/plumbline"],
    ["http://shop.example", "example.shop/plumbline"],
    ["http://localhost:8080", "localhost/plumbline"],
    ["http://127.0.0.1:8080", "localhost/plumbline"],
    ["http://[::1]:8080", "localhost/plumbline"],
    ["http://my_app", "localhost/plumbline"],
  ])("of %s has the shape that the registry takes, and the name %s", (address, name) => {
    const entry = registryEntry({ address, version: "1.2.3" });
    expect({ fits: isEntry(entry), errors: isEntry.errors }).toEqual({ fits: true, errors: null });
    expect(entry).toMatchObject({ name, version: "1.2.3", remotes: [{ url: `${address}/mcp` }] });
  });

  it("asks for the token as a secret, and has none itself", () => {
    const { remotes } = registryEntry({ address: "https://plumbline.example", version: "1.2.3" }) as {
      readonly remotes: readonly { readonly headers: readonly object[] }[];
    };
    expect(remotes[0]?.headers).toMatchObject([
      {
        name: "Authorization",
        value: "Bearer {agent_token}",
        isRequired: true,
        isSecret: true,
        variables: { agent_token: { isRequired: true, isSecret: true } },
      },
    ]);
  });
});
