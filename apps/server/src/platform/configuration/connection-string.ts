/** Where the database is (spec 3, section 9). */
export interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  readonly ssl: boolean;
}

const PARTS = {
  host: "host",
  server: "host",
  port: "port",
  database: "database",
  username: "user",
  "user id": "user",
  password: "password",
  "ssl mode": "ssl",
  sslmode: "ssl",
} as const;

/** Reads `Host=…;Port=…;Database=…;Username=…;Password=…` or a `postgres://` URL; null when it is neither. */
export function readConnectionString(text: string): DatabaseAddress | null {
  return /^postgres(ql)?:\/\//i.test(text) ? fromUrl(text) : fromPairs(text);
}

function fromUrl(text: string): DatabaseAddress | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return complete({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port,
    database: decodeURIComponent(url.pathname.slice(1)),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    ssl: url.searchParams.get("sslmode") ?? "",
  });
}

function fromPairs(text: string): DatabaseAddress | null {
  const parts: Record<string, string> = {};
  for (const pair of text.split(";")) {
    if (pair.trim() === "") continue;
    const at = pair.indexOf("=");
    if (at < 1) return null;
    const name = pair.slice(0, at).trim().toLowerCase();
    if (Object.hasOwn(PARTS, name)) parts[PARTS[name as keyof typeof PARTS]] = pair.slice(at + 1).trim();
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
