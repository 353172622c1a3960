import { randomUUID } from "node:crypto";
import { appendFileSync } from "node:fs";

/** What ends an action with a sentence for whoever reads its log. */
export class ActionFailed extends Error {}

/** An input of an action, as its `action.yml` hands it over. */
export function input(name) {
  return (process.env[`PLUMBLINE_${name}`] ?? "").trim();
}

export function required(name) {
  const value = input(name);
  if (value === "") {
    throw new ActionFailed(`The input ${name.toLowerCase().replaceAll("_", "-")} is missing`);
  }
  return value;
}

/** Null where nothing is given. */
export function wholeNumber(name) {
  const value = input(name);
  if (!/^\d{0,9}$/.test(value)) {
    throw new ActionFailed(`The input ${name.toLowerCase().replaceAll("_", "-")} must be a whole number`);
  }
  return value === "" ? null : Number(value);
}

/** Of the project, in the API: `/build/verify` for instance. The token goes nowhere else: no redirect is followed. */
export function projectPath(rest) {
  return `/api/projects/${encodeURIComponent(required("PROJECT"))}${rest}`;
}

/** Calls the service, and gives its answer, whatever its status. */
export async function call(path, { method = "GET", type, body, accept = "application/json" } = {}) {
  const headers = { accept, authorization: `Bearer ${required("TOKEN")}` };
  return fetched(`${addressOfService()}${path}`, {
    method,
    headers: type === undefined ? headers : { ...headers, "content-type": type },
    ...(body === undefined ? {} : { body }),
  });
}

/** The same, where every status but these ends the action. */
export async function expectCall(path, { statuses = [200], ...how } = {}) {
  const response = await call(path, how);
  if (!statuses.includes(response.status)) {
    throw new ActionFailed(
      `${how.method ?? "GET"} ${path} answered ${response.status}: ${await problemOf(response)}`,
    );
  }
  return response;
}

export async function fetched(url, init) {
  try {
    return await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(120_000) });
  } catch (thrown) {
    const why = thrown.cause?.code ?? thrown.cause?.message ?? thrown.message;
    throw new ActionFailed(`${new URL(url).origin} cannot be asked: ${why}`);
  }
}

/** A token is not sent where anybody can read it on its way. */
function addressOfService() {
  const address = required("ADDRESS");
  const url = URL.canParse(address) ? new URL(address) : null;
  const isLocal = url !== null && ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
  if (url === null || !(url.protocol === "https:" || (url.protocol === "http:" && isLocal))) {
    throw new ActionFailed("The input address must be an https address");
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

async function problemOf(response) {
  const text = await response.text();
  try {
    const { type, title, errors = [] } = JSON.parse(text);
    return [`${title} (${type})`, ...errors.map(({ field, message }) => `${field} ${message}`)].join("; ");
  } catch {
    return text.slice(0, 200);
  }
}

/** Writes to the log. What others wrote never becomes a command to the runner. */
export function say(text) {
  process.stdout.write(`${harmless(text)}\n`);
}

function harmless(text) {
  return String(text).replaceAll("::", ": :").replaceAll("##[", "# #[");
}

/** Tells the steps that come after. */
export function output(name, value) {
  const end = `end-${randomUUID()}`;
  append("GITHUB_OUTPUT", `${name}<<${end}\n${value}\n${end}\n`);
}

/** Shows Markdown on the page of the run. */
export function summarize(markdown) {
  append("GITHUB_STEP_SUMMARY", `${markdown}\n`);
}

function append(file, text) {
  if (process.env[file]) {
    appendFileSync(process.env[file], text);
  }
}

/** Does the work of an action; what goes wrong is told as an error of its step. */
export async function act(work) {
  try {
    await work();
  } catch (thrown) {
    if (!(thrown instanceof ActionFailed)) {
      throw thrown;
    }
    const message = harmless(thrown.message)
      .replaceAll("%", "%25")
      .replaceAll("\r", "%0D")
      .replaceAll("\n", "%0A");
    process.stdout.write(`::error::${message}\n`);
    process.exitCode = 1;
  }
}
