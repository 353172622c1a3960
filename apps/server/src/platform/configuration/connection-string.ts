import { type Part, partOf, unknownPart } from "./connection-parts.js";
import { type Encryption, readEncryption } from "./encryption.js";

/** Where the database is (docs/reference/running.md#the-database). */
export interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  readonly ssl: Encryption;
  /** Paths of files in PEM. */
  readonly rootCertificate: string | null;
  readonly certificate: string | null;
  readonly key: string | null;
}

/** What a connection string says: where the database is, and where its password may lie. */
export interface SaidConnection extends DatabaseAddress {
  readonly passwordFile: string | null;
}

/** What a connection string says, or in words what is wrong with it; never a piece of it, which may be a password's. */
export type ReadConnection =
  | { readonly ok: true; readonly value: SaidConnection }
  | { readonly ok: false; readonly wrong: string };

type Said = Partial<Record<Part, string>>;
type ReadParts = { readonly ok: true; readonly value: Said } | { readonly ok: false; readonly wrong: string };

const FORM = "write Host=…;Port=…;Database=…;Username=…;Password=… or a postgres:// URL.";

/** Reads `Host=…;Port=…;Database=…;Username=…;Password=…` or a `postgres://` URL. */
export function readConnectionString(text: string): ReadConnection {
  const parts = /^postgres(ql)?:\/\//i.test(text) ? partsOfUrl(text) : partsOfPairs(text);
  return parts.ok ? complete(parts.value) : parts;
}

function partsOfUrl(text: string): ReadParts {
  if (!URL.canParse(text)) {
    return { ok: false, wrong: FORM };
  }
  const url = new URL(text);
  const [database, user, password] = [url.pathname.slice(1), url.username, url.password].map(percentDecoded);
  if (database == null || user == null || password == null) {
    return { ok: false, wrong: FORM };
  }
  const said: Said = {
    Host: url.hostname.replace(/^\[|\]$/g, ""),
    Port: url.port,
    Database: database,
    Username: user,
    Password: password,
  };
  let place = 0;
  for (const [name, value] of url.searchParams) {
    place += 1;
    const part = partOf(name);
    if (part === null) {
      return { ok: false, wrong: unknownPart(name, place) };
    }
    said[part] = value;
  }
  return { ok: true, value: said };
}

function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function partsOfPairs(text: string): ReadParts {
  const said: Said = {};
  let at = 0;
  for (let place = 1; at < text.length; place += 1) {
    const end = text.indexOf(";", at) === -1 ? text.length : text.indexOf(";", at);
    const equals = text.indexOf("=", at);
    if (text.slice(at, end).trim() === "") {
      at = end + 1;
      continue;
    }
    const value = equals === -1 || equals > end ? null : readValue(text, equals + 1);
    if (value === null) {
      return { ok: false, wrong: FORM };
    }
    const name = text.slice(at, equals);
    const part = partOf(name);
    if (part === null) {
      return { ok: false, wrong: unknownPart(name, place) };
    }
    said[part] = value.text;
    at = value.next;
  }
  return { ok: true, value: said };
}

interface Value {
  readonly text: string;
  /** Where the next pair begins. */
  readonly next: number;
}

/** A value up to its `;`: bare, or quoted, with its quote doubled inside. */
function readValue(text: string, from: number): Value | null {
  const start = from + (/\S/.exec(text.slice(from))?.index ?? 0);
  const quote = text[start];
  if (quote === '"' || quote === "'") {
    return readQuoted(text, start + 1, quote);
  }
  const end = text.indexOf(";", from) === -1 ? text.length : text.indexOf(";", from);
  return { text: text.slice(from, end).trim(), next: end + 1 };
}

function readQuoted(text: string, from: number, quote: string): Value | null {
  let close = text.indexOf(quote, from);
  while (close !== -1 && text[close + 1] === quote) {
    close = text.indexOf(quote, close + 2);
  }
  if (close === -1) {
    return null;
  }
  const end = text.indexOf(";", close) === -1 ? text.length : text.indexOf(";", close);
  if (text.slice(close + 1, end).trim() !== "") {
    return null;
  }
  return { text: text.slice(from, close).replaceAll(quote + quote, quote), next: end + 1 };
}

function complete(said: Said): ReadConnection {
  const missing = (["Host", "Database", "Username"] as const).find((part) => !said[part]);
  if (missing !== undefined) {
    return { ok: false, wrong: `it names no ${missing}: ${FORM}` };
  }
  const port = Number(said.Port || 5432);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    return { ok: false, wrong: "its Port is no number from 1 to 65535." };
  }
  const encryption = readEncryption(said["SSL Mode"] || "Disable");
  if ("wrong" in encryption) {
    return { ok: false, wrong: encryption.wrong };
  }
  const wrong = wrongFiles(said, encryption.mode);
  return wrong === null ? { ok: true, value: addressOf(said, port, encryption.mode) } : { ok: false, wrong };
}

/** Files that would be named and not used. */
function wrongFiles(said: Said, mode: Encryption): string | null {
  const [root, certificate, key] = [said["Root Certificate"], said["SSL Certificate"], said["SSL Key"]];
  if (root && mode !== "authority" && mode !== "verified") {
    return "its Root Certificate is looked at with SSL Mode=VerifyCA or VerifyFull alone.";
  }
  if (!certificate !== !key) {
    return "its SSL Certificate and SSL Key go together.";
  }
  return certificate && mode === "none" ? "its SSL Certificate needs an SSL Mode that encrypts." : null;
}

function addressOf(said: Said, port: number, ssl: Encryption): SaidConnection {
  return {
    host: said.Host ?? "",
    port,
    database: said.Database ?? "",
    user: said.Username ?? "",
    password: said.Password ?? "",
    passwordFile: said["Password File"] || null,
    ssl,
    rootCertificate: said["Root Certificate"] || null,
    certificate: said["SSL Certificate"] || null,
    key: said["SSL Key"] || null,
  };
}
