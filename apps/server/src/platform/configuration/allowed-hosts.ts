/** The host names the service answers to (spec 3, sections 7 and 9). */
export interface AllowedHosts {
  /** The first entry that lets any host in, or none; the hosted profile refuses it. */
  readonly openEntry: string | null;
  /** Judges a `Host` header: name and optional port. */
  allows(host: string): boolean;
}

const EVERY_HOST = new Set(["*", "0.0.0.0", "::", "[::]", ""]);

/** Reads the `;`-separated list; `*.example.org` stands for the names under it. */
export function readAllowedHosts(text: string): AllowedHosts {
  const entries = text.split(";").map((entry) => entry.trim().toLowerCase());
  const anyHost = entries.some((entry) => EVERY_HOST.has(entry) && entry !== "");
  return {
    openEntry: entries.find((entry) => EVERY_HOST.has(entry) || entry.includes("*")) ?? null,
    allows: (host) => anyHost || entries.some((entry) => matches(entry, withoutPort(host.toLowerCase()))),
  };
}

function matches(entry: string, name: string): boolean {
  if (entry === "") return false;
  if (!entry.startsWith("*.")) return entry === name;
  const domain = entry.slice(1);
  return name.endsWith(domain) && name.length > domain.length;
}

function withoutPort(host: string): string {
  return host.replace(/:\d{0,5}$/, "");
}
