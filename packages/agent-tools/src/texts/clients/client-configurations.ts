import { AUTHORIZATION, PRESENTED_TOKEN } from "../agent-token.js";
import type { DescribedService } from "../described-service.js";
import { addressOf, TEXT_ENDPOINTS } from "../text-endpoints.js";
import type { ClientConfiguration } from "./client-configuration.js";

const SERVER = "plumbline";
const HEADERS = { [AUTHORIZATION.name]: PRESENTED_TOKEN };

/** Ready configuration for the usual clients, with `<AGENT_TOKEN>` where the token belongs. */
export function clientConfigurations({ address }: DescribedService): readonly ClientConfiguration[] {
  const url = addressOf(address, TEXT_ENDPOINTS.messages);
  return [
    {
      name: "claude-code",
      title: "Claude Code",
      file: null,
      format: "command",
      text: `claude mcp add --transport http ${SERVER} "${url}" --header "${AUTHORIZATION.name}: ${PRESENTED_TOKEN}"`,
    },
    json("claude-desktop", "Claude Desktop", "claude_desktop_config.json", { mcpServers: bridged(url) }),
    json("cursor", "Cursor", "~/.cursor/mcp.json", { mcpServers: { [SERVER]: { url, headers: HEADERS } } }),
    json("vs-code", "VS Code", ".vscode/mcp.json", {
      servers: { [SERVER]: { type: "http", url, headers: HEADERS } },
    }),
    json("windsurf", "Windsurf", "~/.codeium/windsurf/mcp_config.json", {
      mcpServers: { [SERVER]: { serverUrl: url, headers: HEADERS } },
    }),
    { name: "codex-cli", title: "Codex CLI", file: "~/.codex/config.toml", format: "toml", text: toml(url) },
    json("gemini-cli", "Gemini CLI", "~/.gemini/settings.json", {
      mcpServers: { [SERVER]: { httpUrl: url, headers: HEADERS } },
    }),
  ];
}

function json(name: string, title: string, file: string, content: object): ClientConfiguration {
  return { name, title, file, format: "json", text: `${JSON.stringify(content, null, 2)}\n` };
}

/** Claude Desktop starts programs alone: `mcp-remote` is the bridge. An argument with a space in it would be torn. */
function bridged(url: string): object {
  const unencrypted = url.startsWith("https:") ? [] : ["--allow-http"];
  const header = `${AUTHORIZATION.name}:\${PLUMBLINE_AUTHORIZATION}`;
  const args = ["-y", "mcp-remote", url, "--transport", "http-only", ...unencrypted, "--header", header];
  return { [SERVER]: { command: "npx", args, env: { PLUMBLINE_AUTHORIZATION: PRESENTED_TOKEN } } };
}

/** A text of JSON is a basic string of TOML. */
function toml(url: string): string {
  const headers = `{ ${AUTHORIZATION.name} = ${JSON.stringify(PRESENTED_TOKEN)} }`;
  return `[mcp_servers.${SERVER}]\nurl = ${JSON.stringify(url)}\nhttp_headers = ${headers}\n`;
}
