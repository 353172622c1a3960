import { firstGroups } from "../text/first-groups.js";

const AUTHORITY = /(?:^|[\s"'=,;(|])(?:jdbc:|r2dbc:)?[a-z][a-z0-9+.-]*:\/\/(?:[^\s/@"']*@)?([^\s/?#"';)]+)/gi;

const HOST = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i;

/** `kafka:9092`, `one:9092,two:9092`; a bare word is no address. */
const BARE = /^[\w.-]+:\d{2,5}(?:,[\w.-]+:\d{2,5})*$/;

const SERVER = /(?:^|;)\s*(?:server|host|data source|address)\s*=\s*(?:tcp:)?([\w.-]+)/gi;

const TEXT_CHARACTERS = 4000;

/** The hosts that a value names: of its URLs, and of `host:port` when the value is all that. In order, each once. */
export function hostsIn(value: string): readonly string[] {
  const text = value.slice(0, TEXT_CHARACTERS);
  const hosts = new Set<string>();
  for (const authority of firstGroups(text, AUTHORITY, "://")) {
    addHosts(authority, hosts);
  }
  if (BARE.test(text)) {
    addHosts(text, hosts);
  }
  for (const server of firstGroups(text, SERVER, "=")) {
    addHosts(server, hosts);
  }
  return [...hosts];
}

function addHosts(authority: string, hosts: Set<string>): void {
  for (const part of authority.split(",")) {
    const host = part.replace(/^\$\{[^:}]*:-?([^}]*)\}/, "$1").replace(/:\d+$/, "");
    if (HOST.test(host)) {
      hosts.add(host.toLowerCase());
    }
  }
}
