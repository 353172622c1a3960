import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { RunningServer } from "./test-server.js";
import type { Loose } from "./tools.js";

/** An agent that uses the tools through the SDK's own client. */
export interface SdkAgent {
  readonly client: Client;
  /** The whole result of a call. */
  call(name: string, args?: Loose): Promise<Loose>;
  /** The `data` of a call that went well. */
  data(name: string, args?: Loose): Promise<Loose>;
}

/** Connects the SDK's client with a token; it holds what tools answer against their output schemas. */
export async function connectedClient({ url }: RunningServer, token: string): Promise<SdkAgent> {
  const client = new Client({ name: "story", version: "1.0.0" });
  const requestInit = { headers: { Authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
  const call: SdkAgent["call"] = (name, args = {}) => client.callTool({ name, arguments: args });
  return {
    client,
    call,
    data: async (name, args) => {
      const { isError, structuredContent, content } = await call(name, args);
      if (isError) {
        throw new Error(`${name}: ${content[0].text}`);
      }
      return structuredContent.data;
    },
  };
}
