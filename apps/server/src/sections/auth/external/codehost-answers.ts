import type { ExternalIdentity } from "./external-identity.js";
import { ProviderFailure } from "./provider-failure.js";

/** The access token of the code host's answer; it says no with 200, too. */
export function readTokenAnswer(answer: unknown): string {
  const { access_token: token, error } = fieldsOf(answer);
  if (error === "bad_verification_code") {
    throw new ProviderFailure("untrusted");
  }
  if (typeof token !== "string" || !/^[\x21-\x7e]{1,2000}$/.test(token)) {
    throw new ProviderFailure("unreachable", new Error(`The code host gave no token: ${shortWord(error)}`));
  }
  return token;
}

/** An account's ID never changes; its login does. */
export function readCodehostUser(answer: unknown): Pick<ExternalIdentity, "subject" | "displayName"> {
  const { id, name, login } = fieldsOf(answer);
  if (!Number.isSafeInteger(id) || Number(id) <= 0) {
    throw new ProviderFailure("unreachable", new Error("The code host gave no account"));
  }
  return { subject: String(id), displayName: textOf(name) ?? textOf(login) };
}

/** The one address that is primary and verified; null when there is none. */
export function primaryVerifiedEmail(answer: unknown): string | null {
  if (!Array.isArray(answer)) {
    throw new ProviderFailure("unreachable", new Error("The code host gave no list"));
  }
  const found = answer.map(fieldsOf).find(({ primary, verified }) => primary === true && verified === true);
  return textOf(found?.["email"]);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

/** An error code as OAuth writes it, fit for a log. */
function shortWord(error: unknown): string {
  return typeof error === "string" && /^[a-z_]{1,60}$/.test(error) ? error : "no error code";
}
