import { isIPv6 } from "node:net";

/** The host names the service answers to (docs/reference/running.md#host-names). */
export interface AllowedHosts {
  /** The first entry that lets any host in, or none; the hosted profile refuses it. */
  readonly openEntry: string | null;
  /** The first entry that is no host name, so that no request could ever match it. */
  readonly badEntry: string | null;
  /** Judges a `Host` header: name and optional port. */
  allows(host: string): boolean;
}

interface Entry {
  readonly text: string;
  /** As hosts are compared, with the `*.` of a pattern; null for what is no host name. */
  readonly name: string | null;
}

const EVERY_HOST = new Set(["*", "0.0.0.0", "[::]"]);

/** Reads the `;`-separated list; `*.example.org` stands for the names under it. */
export function readAllowedHosts(text: string): AllowedHosts {
  const entries = text.split(";").map((part) => readEntry(part.trim().toLowerCase()));
  const names = entries.flatMap(({ name }) => (name === null || name === "" ? [] : [name]));
  const anyHost = names.some((name) => EVERY_HOST.has(name));
  return {
    openEntry: entries.find(isOpen)?.text ?? null,
    badEntry: entries.find(({ name }) => name === null)?.text ?? null,
    allows: (host) => anyHost || names.some((name) => matches(name, nameIn(host.toLowerCase()))),
  };
}

function isOpen({ text, name }: Entry): boolean {
  return text.includes("*") || name === "" || (name !== null && EVERY_HOST.has(name));
}

function readEntry(text: string): Entry {
  if (text === "" || text === "*") {
    return { text, name: text };
  }
  const pattern = text.startsWith("*.") ? "*." : "";
  const host = hostName(text.slice(pattern.length));
  return { text, name: host && pattern + host };
}

/** As clients send it: international names in ASCII, IPv6 in brackets and in its short form, no port, no dot at the end. */
function hostName(text: string): string | null {
  const host = isIPv6(text) ? `[${text}]` : text;
  const url = /[\s/\\?#@*%]/.test(host) ? null : URL.parse(`http://${host}`);
  return url?.hostname.replace(/\.$/, "") ?? null;
}

function matches(entry: string, name: string): boolean {
  if (!entry.startsWith("*.")) {
    return entry === name;
  }
  const domain = entry.slice(1);
  return name.endsWith(domain) && name.length > domain.length;
}

function nameIn(host: string): string {
  return host.replace(/:\d{0,5}$/, "");
}
