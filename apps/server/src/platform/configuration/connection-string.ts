/** `encrypted` takes any certificate of the server, `verified` only one of a trusted authority and its name. */
export type Encryption = "none" | "encrypted" | "verified";

/** Where the database is (docs/reference/running.md#the-database). */
export interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  readonly ssl: Encryption;
}

const PARTS: ReadonlyMap<string, keyof DatabaseAddress> = new Map([
  ["host", "host"],
  ["server", "host"],
  ["port", "port"],
  ["database", "database"],
  ["db", "database"],
  ["username", "user"],
  ["userid", "user"],
  ["uid", "user"],
  ["password", "password"],
  ["pwd", "password"],
  ["sslmode", "ssl"],
]);

/** Reads `Host=…;Port=…;Database=…;Username=…;Password=…` or a `postgres://` URL; null when it is neither. */
export function readConnectionString(text: string): DatabaseAddress | null {
  return /^postgres(ql)?:\/\//i.test(text) ? fromUrl(text) : fromPairs(text);
}

function fromUrl(text: string): DatabaseAddress | null {
  if (!URL.canParse(text)) {
    return null;
  }
  const url = new URL(text);
  const [database, user, password] = [url.pathname.slice(1), url.username, url.password].map(percentDecoded);
  if (database == null || user == null || password == null) {
    return null;
  }
  return complete({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port,
    database,
    user,
    password,
    ssl: url.searchParams.get("sslmode") ?? "",
  });
}

function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function fromPairs(text: string): DatabaseAddress | null {
  const parts: Record<string, string> = {};
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf(";", at) === -1 ? text.length : text.indexOf(";", at);
    const equals = text.indexOf("=", at);
    if (text.slice(at, end).trim() === "") {
      at = end + 1;
      continue;
    }
    if (equals === -1 || equals > end) {
      return null;
    }
    const value = readValue(text, equals + 1);
    if (value === null) {
      return null;
    }
    const part = PARTS.get(text.slice(at, equals).replace(/\s/g, "").toLowerCase());
    if (part !== undefined) {
      parts[part] = value.text;
    }
    at = value.next;
  }
  return complete(parts);
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

function complete(parts: Record<string, string>): DatabaseAddress | null {
  const port = Number(parts["port"] || 5432);
  if (!parts["host"] || !parts["database"] || !parts["user"]) {
    return null;
  }
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    return null;
  }
  return {
    host: parts["host"],
    port,
    database: parts["database"],
    user: parts["user"],
    password: parts["password"] ?? "",
    ssl: encryption(parts["ssl"] ?? ""),
  };
}

function encryption(mode: string): Encryption {
  if (/^verify-?(ca|full)$/i.test(mode)) {
    return "verified";
  }
  return /^require$/i.test(mode) ? "encrypted" : "none";
}
