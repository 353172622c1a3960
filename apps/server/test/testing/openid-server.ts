import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import type { ServerResponse } from "node:http";
import { type Asked, startWebServer, type WebServer } from "./web-server.js";

type Json = Readonly<Record<string, unknown>>;

/** What this provider does otherwise than it should; each test changes one thing. */
export interface Misdeeds {
  metadata?: Json;
  /** Changes the claims of an ID token; one that is undefined goes. */
  claims?: Json;
  /** Changes the header of an ID token. */
  header?: Json;
  /** Makes the signature of an ID token. */
  signature?: (signed: string) => Buffer;
  userinfo?: Json;
  /** Answers in place of the endpoint at this path. */
  instead?: Readonly<Record<string, (response: ServerResponse, asked: Asked) => void>>;
  /** Changes the parameters the browser comes back with. */
  parameters?: Json;
}

/** An OpenID provider of our own that can be told to misbehave. It asks nobody anything. */
export interface OpenidServer {
  readonly issuer: string;
  readonly web: WebServer;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who signs in. */
  user: Json;
  misdeeds: Misdeeds;
  stop(): Promise<void>;
}

interface Grant {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

const key = generateKeyPairSync("rsa", { modulusLength: 2048 });
const KEY_ID = "key-1";

export async function startOpenidServer(): Promise<OpenidServer> {
  const grants = new Map<string, Grant>();
  const web = await startWebServer((asked, response) => answer(asked, response));
  const server: OpenidServer = {
    issuer: web.url,
    web,
    clientId: "plumbline",
    clientSecret: "secret-of-the-openid-client",
    user: { sub: "alice", email: "alice@example.org", email_verified: true, name: "Alice" },
    misdeeds: {},
    stop: () => web.stop(),
  };

  function answer(asked: Asked, response: ServerResponse): unknown {
    const url = new URL(asked.url, web.url);
    const instead = server.misdeeds.instead?.[url.pathname];
    if (instead !== undefined) {
      return instead(response, asked);
    }
    if (url.pathname === "/.well-known/openid-configuration") {
      return json(response, metadata(server));
    }
    if (url.pathname === "/jwks") {
      return json(response, { keys: [publicJwk(key.publicKey)] });
    }
    if (url.pathname === "/authorize") {
      return authorize(url.searchParams, response);
    }
    if (url.pathname === "/token") {
      return token(asked, response);
    }
    if (url.pathname === "/userinfo") {
      return json(response, { ...server.user, ...server.misdeeds.userinfo });
    }
    return response.writeHead(404).end();
  }

  function authorize(query: URLSearchParams, response: ServerResponse): unknown {
    const code = randomUUID();
    const redirectUri = query.get("redirect_uri") ?? "";
    if (query.get("code_challenge_method") !== "S256" || !query.get("code_challenge")) {
      return json(response, { error: "invalid_request" }, 400);
    }
    grants.set(code, {
      nonce: query.get("nonce") ?? "",
      challenge: query.get("code_challenge") ?? "",
      redirectUri,
    });
    const back = new URL(redirectUri);
    const parameters = { code, state: query.get("state"), iss: server.issuer, ...server.misdeeds.parameters };
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) {
        back.searchParams.set(name, String(value));
      }
    }
    return response.writeHead(302, { location: back.href }).end();
  }

  function token(asked: Asked, response: ServerResponse): unknown {
    const sent = new URLSearchParams(asked.body);
    const code = sent.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    if (basicOf(asked) !== `${server.clientId}:${server.clientSecret}`) {
      return json(response, { error: "invalid_client" }, 401);
    }
    const challenge = createHash("sha256")
      .update(sent.get("code_verifier") ?? "")
      .digest("base64url");
    if (
      grant === undefined ||
      grant.challenge !== challenge ||
      grant.redirectUri !== sent.get("redirect_uri")
    ) {
      return json(response, { error: "invalid_grant" }, 400);
    }
    const idToken = signedToken(server, grant.nonce);
    return json(response, {
      access_token: "access",
      token_type: "Bearer",
      expires_in: 60,
      id_token: idToken,
    });
  }

  return server;
}

/** Client and secret, each encoded as a form field (RFC 6749, section 2.3.1). */
function basicOf({ headers }: Asked): string {
  const [, encoded = ""] = (headers.authorization ?? "").split("Basic ");
  return Buffer.from(encoded, "base64").toString().split(":").map(decodeURIComponent).join(":");
}

function metadata({ issuer, misdeeds }: OpenidServer): Json {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    authorization_response_iss_parameter_supported: true,
    ...misdeeds.metadata,
  };
}

function signedToken({ issuer, clientId, user, misdeeds }: OpenidServer, nonce: string): string {
  const now = Math.floor(Date.now() / 1000);
  const base = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce };
  const header = { alg: "RS256", kid: KEY_ID, ...misdeeds.header };
  const signed = [header, { ...base, ...user, ...misdeeds.claims }].map(encoded).join(".");
  const signature =
    misdeeds.signature ?? ((text: string) => sign("sha256", Buffer.from(text), key.privateKey));
  return `${signed}.${signature(signed).toString("base64url")}`;
}

/** A signature by a key that this issuer does not have. */
export function foreignSignature(signed: string): Buffer {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return sign("sha256", Buffer.from(signed), privateKey);
}

function publicJwk(publicKey: KeyObject): Json {
  return { ...publicKey.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: "RS256" };
}

function encoded(value: Json): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
