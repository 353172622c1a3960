import type { ExternalIdentity } from "./external-identity.js";

/** What an ID token or a userinfo endpoint says of somebody; whatever was signed, its types are the provider's. */
export type Claims = Readonly<Record<string, unknown>>;

/** The identity that an ID token states, with the address of the userinfo endpoint where the token has none. */
export function identityOfClaims(claims: Claims, further: Claims): ExternalIdentity {
  const about = "email" in claims ? claims : further;
  return {
    issuer: String(claims["iss"]),
    subject: String(claims["sub"]),
    email: about["email_verified"] === true ? textOf(about["email"]) : null,
    displayName: firstText([claims, further], ["name", "preferred_username", "nickname"]),
  };
}

function firstText(sources: readonly Claims[], names: readonly string[]): string | null {
  const found = names.flatMap((name) => sources.map((source) => textOf(source[name])));
  return found.find((text) => text !== null) ?? null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
