import { describe, expect, it } from "@jest/globals";
import type { ClientConfiguration } from "./client-configuration.js";
import { clientConfigurations } from "./client-configurations.js";

const URL_HERE = "https://plumbline.example/mcp";
const BEARER = "Bearer <AGENT_TOKEN>";

function configurations(address = "https://plumbline.example"): readonly ClientConfiguration[] {
  return clientConfigurations({ address, version: "1.2.3" });
}

function named(name: string, address?: string): ClientConfiguration {
  const found = configurations(address).find((one) => one.name === name);
  if (found === undefined) {
    throw new Error(`There is no client ${name}`);
  }
  return found;
}

describe("the configuration of clients", () => {
  it("is there for the usual ones, each once, with the file that it belongs into", () => {
    const told = configurations().map(({ name, title, file, format }) => [name, title, file, format]);
    expect(told).toEqual([
      ["claude-code", "Claude Code", null, "command"],
      ["claude-desktop", "Claude Desktop", "claude_desktop_config.json", "json"],
      ["cursor", "Cursor", "~/.cursor/mcp.json", "json"],
      ["vs-code", "VS Code", ".vscode/mcp.json", "json"],
      ["windsurf", "Windsurf", "~/.codeium/windsurf/mcp_config.json", "json"],
      ["codex-cli", "Codex CLI", "~/.codex/config.toml", "toml"],
      ["gemini-cli", "Gemini CLI", "~/.gemini/settings.json", "json"],
    ]);
  });

  it.each(configurations())("of $title names the endpoint, and has the placeholder once", ({ text }) => {
    expect(text).toContain(URL_HERE);
    expect(text.split("<AGENT_TOKEN>")).toHaveLength(2);
  });

  it.each([
    ["cursor", ["mcpServers", "plumbline"], { url: URL_HERE, headers: { Authorization: BEARER } }],
    [
      "vs-code",
      ["servers", "plumbline"],
      { type: "http", url: URL_HERE, headers: { Authorization: BEARER } },
    ],
    ["windsurf", ["mcpServers", "plumbline"], { serverUrl: URL_HERE, headers: { Authorization: BEARER } }],
    ["gemini-cli", ["mcpServers", "plumbline"], { httpUrl: URL_HERE, headers: { Authorization: BEARER } }],
  ] as const)("of %s is the JSON that it reads", (name, [root, server], expected) => {
    expect(JSON.parse(named(name).text)).toEqual({ [root]: { [server]: expected } });
  });

  it("of Claude Code is one command of quoted words", () => {
    const words = [...named("claude-code").text.matchAll(/"([^"]*)"|\S+/g)].map(
      ([all, quoted]) => quoted ?? all,
    );
    expect(words).toEqual([
      ...["claude", "mcp", "add", "--transport", "http", "plumbline"],
      ...[URL_HERE, "--header", `Authorization: ${BEARER}`],
    ]);
  });

  it("of Codex is TOML with texts that JSON reads alike", () => {
    const lines = named("codex-cli").text.trimEnd().split("\n");
    expect(lines).toEqual([
      "[mcp_servers.plumbline]",
      `url = ${JSON.stringify(URL_HERE)}`,
      `http_headers = { Authorization = ${JSON.stringify(BEARER)} }`,
    ]);
  });

  it.each([
    ["https://plumbline.example", false],
    ["http://10.0.0.7:8080", true],
  ])(
    "of Claude Desktop starts the bridge to %s, without encryption only where there is none: %s",
    (address, open) => {
      const { mcpServers } = JSON.parse(named("claude-desktop", address).text);
      const { command, args, env } = mcpServers.plumbline;
      expect(command).toBe("npx");
      expect(args.slice(0, 5)).toEqual(["-y", "mcp-remote", `${address}/mcp`, "--transport", "http-only"]);
      expect(args.includes("--allow-http")).toBe(open);
      expect(args.slice(-2)).toEqual(["--header", `Authorization:\${PLUMBLINE_AUTHORIZATION}`]);
      expect(args.filter((arg: string) => arg.includes(" "))).toEqual([]);
      expect(env).toEqual({ PLUMBLINE_AUTHORIZATION: BEARER });
    },
  );
});
