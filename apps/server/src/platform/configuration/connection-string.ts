/** Where the database is (spec 3, section 9). */
export interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  readonly ssl: boolean;
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

/** One `name=value;`: the value bare, or quoted with its quote doubled inside. */
const PAIR = /\s*([^=;]+?)\s*=\s*(?:"((?:[^"]|"")*)"|'((?:[^']|'')*)'|([^;]*?))\s*(?:;|$)|\s*(?:;|$)/y;

/** Reads `Host=…;Port=…;Database=…;Username=…;Password=…` or a `postgres://` URL; null when it is neither. */
export function readConnectionString(text: string): DatabaseAddress | null {
  return /^postgres(ql)?:\/\//i.test(text) ? fromUrl(text) : fromPairs(text);
}

function fromUrl(text: string): DatabaseAddress | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const [database, user, password] = [url.pathname.slice(1), url.username, url.password].map(percentDecoded);
  if (database == null || user == null || password == null) return null;
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
  for (let at = 0; at < text.length; at = PAIR.lastIndex) {
    PAIR.lastIndex = at;
    const pair = PAIR.exec(text);
    if (pair === null) return null;
    const [, name, double, single, bare] = pair;
    const part = PARTS.get((name ?? "").replaceAll(" ", "").toLowerCase());
    if (part !== undefined)
      parts[part] = double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'") ?? bare ?? "";
  }
  return complete(parts);
}

function complete(parts: Record<string, string>): DatabaseAddress | null {
  const port = Number(parts["port"] || 5432);
  if (!parts["host"] || !parts["database"] || !parts["user"]) return null;
  if (!Number.isInteger(port) || port < 1 || port > 65535) return null;
  return {
    host: parts["host"],
    port,
    database: parts["database"],
    user: parts["user"],
    password: parts["password"] ?? "",
    ssl: /^(require|verify-ca|verify-full)$/i.test(parts["ssl"] ?? ""),
  };
}
