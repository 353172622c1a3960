import { createHash, randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { json } from "./openid-server.js";
import { type Asked, startWebServer, type WebServer } from "./web-server.js";

/** An OAuth 2 server that speaks the code host's protocol; it asks nobody anything. */
export interface CodehostServer {
  readonly web: WebServer;
  readonly clientId: string;
  readonly clientSecret: string;
  user: Readonly<Record<string, unknown>>;
  emails: unknown;
  /** Changes the parameters the browser comes back with. */
  parameters: Readonly<Record<string, string | undefined>>;
  /** Answers in place of the endpoint at this path. */
  instead: Readonly<Record<string, (response: ServerResponse, asked: Asked) => void>>;
  stop(): Promise<void>;
}

interface Grant {
  readonly challenge: string;
  readonly redirectUri: string;
}

export async function startCodehostServer(): Promise<CodehostServer> {
  const grants = new Map<string, Grant>();
  const tokens = new Set<string>();
  const web = await startWebServer((asked, response) => answer(asked, response));
  const server: CodehostServer = {
    web,
    clientId: "plumbline-at-the-code-host",
    clientSecret: "secret-of-the-codehost-client",
    user: {},
    emails: [],
    parameters: {},
    instead: {},
    stop: () => web.stop(),
  };

  function answer(asked: Asked, response: ServerResponse): unknown {
    const { pathname, searchParams } = new URL(asked.url, web.url);
    const instead = server.instead[pathname];
    if (instead !== undefined) {
      return instead(response, asked);
    }
    if (pathname === "/login/oauth/authorize") {
      return authorize(searchParams, response);
    }
    if (pathname === "/login/oauth/access_token") {
      return token(asked, response);
    }
    const isKnown = tokens.has((asked.headers.authorization ?? "").replace("Bearer ", ""));
    if (!isKnown || !asked.headers["user-agent"]) {
      return json(response, { message: "Requires authentication" }, 401);
    }
    if (pathname === "/api/user") {
      return json(response, server.user);
    }
    if (pathname === "/api/user/emails") {
      return json(response, server.emails);
    }
    return json(response, { message: "Not Found" }, 404);
  }

  function authorize(query: URLSearchParams, response: ServerResponse): unknown {
    const code = randomUUID();
    const redirectUri = query.get("redirect_uri") ?? "";
    const challenge = query.get("code_challenge") ?? "";
    const isWhole =
      challenge && query.get("code_challenge_method") === "S256" && query.get("scope") === "user:email";
    if (!isWhole || query.get("client_id") !== server.clientId) {
      return json(response, {}, 404);
    }
    grants.set(code, { challenge, redirectUri });
    const back = new URL(redirectUri);
    for (const [name, value] of Object.entries({
      code,
      state: query.get("state") ?? "",
      ...server.parameters,
    })) {
      if (value !== undefined) {
        back.searchParams.set(name, value);
      }
    }
    return response.writeHead(302, { location: back.href }).end();
  }

  /** It answers 200 whatever it says. */
  function token(asked: Asked, response: ServerResponse): unknown {
    const sent = new URLSearchParams(asked.body);
    const grant = grants.get(sent.get("code") ?? "");
    grants.delete(sent.get("code") ?? "");
    if (sent.get("client_secret") !== server.clientSecret || sent.get("client_id") !== server.clientId) {
      return json(response, { error: "incorrect_client_credentials" });
    }
    const challenge = createHash("sha256")
      .update(sent.get("code_verifier") ?? "")
      .digest("base64url");
    if (grant?.challenge !== challenge || grant.redirectUri !== sent.get("redirect_uri")) {
      return json(response, { error: "bad_verification_code" });
    }
    const accessToken = `gho_${randomUUID()}`;
    tokens.add(accessToken);
    return json(response, { access_token: accessToken, token_type: "bearer", scope: "user:email" });
  }

  return server;
}
