import { nearestName } from "../request/nearest-name.js";

/** What a connection string may say, by the names that are shown. */
export const PARTS = [
  "Host",
  "Port",
  "Database",
  "Username",
  "Password",
  "Password File",
  "SSL Mode",
  "Root Certificate",
  "SSL Certificate",
  "SSL Key",
] as const;
export type Part = (typeof PARTS)[number];

/** Other names of the same, as drivers take them; without blanks, in lower case. */
const OTHER_NAMES: Readonly<Record<string, Part>> = {
  server: "Host",
  db: "Database",
  user: "Username",
  userid: "Username",
  uid: "Username",
  pwd: "Password",
  psw: "Password",
  sslrootcert: "Root Certificate",
  sslcert: "SSL Certificate",
};

/** What other programs read and this service does not, by the names that are shown. */
const NOT_READ = [
  "Application Name",
  "Channel Binding",
  "Client Encoding",
  "Command Timeout",
  "Connect Timeout",
  "Connection Lifetime",
  "Encoding",
  "Enlist",
  "Fallback Application Name",
  "GSS Enc Mode",
  "Include Error Detail",
  "Integrated Security",
  "Keepalive",
  "Keepalives",
  "Keepalives Idle",
  "Load Balance Hosts",
  "Maximum Pool Size",
  "Minimum Pool Size",
  "Multiplexing",
  "Options",
  "Passfile",
  "Persist Security Info",
  "Pgbouncer",
  "Pooling",
  "Schema",
  "Search Path",
  "SSL Crl",
  "SSL Password",
  "SSL Negotiation",
  "Target Session Attributes",
  "Target Session Attrs",
  "Timeout",
  "Timezone",
  "Trust Server Certificate",
];

const plain = (name: string): string => name.replace(/[\s_-]/g, "").toLowerCase();
const KNOWN: ReadonlyMap<string, Part> = new Map([
  ...PARTS.map((part) => [plain(part), part] as const),
  ...Object.entries(OTHER_NAMES),
]);
const UNREAD: ReadonlyMap<string, string> = new Map(NOT_READ.map((name) => [plain(name), name]));

/** Which part a name stands for. */
export function partOf(name: string): Part | null {
  return KNOWN.get(plain(name)) ?? null;
}

/**
 * What is wrong with a name that stands for no part, and what to do. What was written is not said: it may be the rest
 * of a password.
 */
export function unknownPart(name: string, place: number): string {
  const unread = UNREAD.get(plain(name));
  if (unread !== undefined) {
    return `it names ${unread}, which this service does not read: leave it out.`;
  }
  const near = nearestName(plain(name), [...KNOWN.keys()]);
  const meant = near === null ? "" : `; ${KNOWN.get(near)} may be meant`;
  return `its part ${place} has a name that is not known${meant}. A value with ; stands in quotes.`;
}
