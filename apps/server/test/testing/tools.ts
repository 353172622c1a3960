import type { Test } from "supertest";
import { aToken } from "./agent-tokens.js";
import { ask } from "./client.js";
import type { Team } from "./project.js";
import type { RunningServer } from "./test-server.js";

/** What a client of streamable HTTP accepts. */
export const ACCEPTED = "application/json, text/event-stream";

/** An answer of the protocol as tests look at it. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
export type Loose = Record<string, any>;

/** What a tool answered: the one JSON document of its text. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
  readonly answer: Loose;
}

/** An agent that uses the tools with a token. */
export interface ToolUser {
  readonly token: string;
  /** A message as it is posted. */
  post(message: unknown, headers?: Readonly<Record<string, string>>): Test;
  /** The result of a request. */
  ask(method: string, params?: object): Promise<Loose>;
  /** The error of a request that the protocol refuses. */
  refusal(method: string, params?: object): Promise<Loose>;
  call(name: string, args?: object): Promise<ToolAnswer>;
  /** The `data` of a call that went well. */
  data(name: string, args?: object): Promise<Loose>;
  /** The `error` of a call that failed. */
  failure(name: string, args?: object): Promise<Loose>;
}

export const ALL_SCOPES = ["read", "propose", "export"];

/** An agent with a new token of the team's workspace. */
export async function toolUser(
  server: RunningServer,
  { owner, workspaceId }: Pick<Team, "owner" | "workspaceId">,
  scopes: readonly string[] = ALL_SCOPES,
  projectId: string | null = null,
): Promise<ToolUser> {
  const { value } = await aToken(owner, workspaceId, { scopes, projectId });
  return toolUserWith(server, value);
}

/** An agent with this token. */
export function toolUserWith(server: RunningServer, token: string): ToolUser {
  let last = 0;
  const post: ToolUser["post"] = (message, headers = {}) =>
    ask(server, "post", "/mcp")
      .set({
        Accept: ACCEPTED,
        "Content-Type": "application/json",
        Authorization: `Bearer ${token}`,
        ...headers,
      })
      .send(typeof message === "string" ? message : JSON.stringify(message));
  const answered = async (method: string, params: object): Promise<Loose> => {
    last += 1;
    const id = last;
    const { body } = await post({ jsonrpc: "2.0", id, method, params }).expect(200);
    expectEqual(body.id, id);
    return body;
  };
  const call: ToolUser["call"] = async (name, args = {}) => {
    const { result } = await answered("tools/call", { name, arguments: args });
    const [{ text }] = result.content;
    const answer = JSON.parse(text);
    const isError = result.isError === true;
    expectEqual(JSON.stringify(result.structuredContent), isError ? undefined : JSON.stringify(answer));
    return { isError, text, answer };
  };
  return {
    token,
    post,
    ask: async (method, params = {}) => (await answered(method, params))["result"],
    refusal: async (method, params = {}) => (await answered(method, params))["error"],
    call,
    data: async (name, args) => {
      const { isError, text, answer } = await call(name, args);
      expectEqual(isError ? text : "", "");
      return answer["data"];
    },
    failure: async (name, args) => {
      const { isError, text, answer } = await call(name, args);
      expectEqual(isError ? "" : text, "");
      return answer["error"];
    },
  };
}

function expectEqual(left: unknown, right: unknown): void {
  if (left !== right) {
    throw new Error(`${left} is not ${right}`);
  }
}
