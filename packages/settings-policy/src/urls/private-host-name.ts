/**
 * Ends of names that never stand for a public host: `localhost` (RFC 6761), `local` (RFC 6762), `home.arpa`
 * (RFC 8375), `internal` (kept by ICANN for private use), and `localdomain`, which resolvers give to themselves.
 */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|home\.arpa)\.*$/iu;

const LOOPBACK_NAME = /(?:^|\.)localhost\.*$/iu;

/** Whether a host name is private whatever it resolves to. */
export function isPrivateHostName(name: string): boolean {
  return PRIVATE_NAME.test(name);
}

/** Whether a host name always means the own machine (RFC 6761). */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAME.test(name);
}
