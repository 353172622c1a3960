/** A host name, an IPv4 address or an IPv6 address in brackets, with a port or none. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,252}[a-z0-9_])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The address of a service by the scheme and the host of a request; null for what is no host and could mean something to
 * who reads a text that it stands in: Markdown, YAML, a command line.
 */
export function serviceAddress(scheme: "http" | "https", host: string): string | null {
  return HOST.test(host) ? `${scheme}://${host.toLowerCase()}` : null;
}
