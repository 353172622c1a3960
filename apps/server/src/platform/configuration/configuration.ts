import { type AllowedHosts, readAllowedHosts } from "./allowed-hosts.js";
import { type Bind, readBind } from "./bind.js";
import { type DatabaseAddress, readConnectionString } from "./connection-string.js";
import { unusableCertificate } from "./database-certificates.js";
import { withPassword } from "./database-password.js";
import { readSignInProviders, type SignInProviderSettings } from "./sign-in-providers.js";
import { isTelemetryEndpoint } from "./telemetry-endpoint.js";
import { readTrustedProxies, type TrustedProxies } from "./trusted-proxies.js";
import { toMiB, usableMemory } from "./usable-memory.js";
import type { Environment, VariableName } from "./variables.js";

export const PROFILES = ["local", "hosted"] as const;
export type Profile = (typeof PROFILES)[number];

/** What the environment says, checked once at start (docs/reference/running.md#the-environment). */
export interface Configuration {
  readonly profile: Profile;
  readonly database: DatabaseAddress;
  readonly migrateOnStartup: boolean;
  readonly dataDirectory: string;
  readonly port: number;
  /** Where metrics are read; null where they are not counted. */
  readonly metricsPort: number | null;
  readonly bind: Bind;
  /** The operator's own setup code; null when the service makes one. */
  readonly setupToken: string | null;
  readonly secureCookies: boolean;
  readonly allowedHosts: AllowedHosts;
  readonly trustedProxies: TrustedProxies;
  readonly signInProviders: SignInProviderSettings;
  /** Whether the web client is served. */
  readonly webClient: boolean;
  /** What the process may use. */
  readonly memoryMiB: number;
  /** What a workspace may store, with its history. */
  readonly workspaceQuotaBytes: number;
}

/** Nest's token of the configuration. */
export const CONFIGURATION = Symbol("Configuration");

/**
 * A configuration, or every reason to stop, each with its fix
 * (docs/reference/running.md#refusals-of-a-start).
 */
export type ReadConfiguration =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly refusals: readonly string[] };

const MIN_SETUP_TOKEN = 16;
/** What a workspace may store where nothing else is said: 2 GiB. */
export const WORKSPACE_QUOTA_BYTES = 2_147_483_648;
const WHOLE_NUMBER = /^[1-9]\d{0,14}$/;

/** Reads and checks the whole environment; every refusal is given, not the first alone. */
export function readConfiguration(env: Environment): ReadConfiguration {
  const refusals: string[] = [];
  const refuse = (message: string): null => {
    refusals.push(message);
    return null;
  };
  const profile = readProfile(env, refuse);
  const parts = {
    database: readDatabase(env, refuse),
    migrateOnStartup: readFlag(env, "Database__MigrateOnStartup", true, refuse),
    port: readPort(env, refuse),
    metricsPort: readMetricsPort(env, refuse),
    bind: readAddresses(env, profile, refuse),
    setupToken: readSetupToken(env, refuse),
    secureCookies: readSecureCookies(env, profile, refuse),
    allowedHosts: readHosts(env, profile, refuse),
    trustedProxies: readProxies(env, refuse),
    signInProviders: readSignInProviders(env, profile, refuse),
    webClient: readWebClientSwitch(env, refuse),
    memoryMiB: readMemory(env, refuse),
    workspaceQuotaBytes: readQuota(env, refuse),
  };
  if (env["ASPNETCORE_FORWARDEDHEADERS_ENABLED"]) {
    refuse(
      "ASPNETCORE_FORWARDEDHEADERS_ENABLED must not be set: remove it and name your proxies in Service__TrustedProxies.",
    );
  }
  refuseTelemetry(env, refuse);
  if (refusals.length > 0 || profile === null) {
    return { ok: false, refusals };
  }
  return {
    ok: true,
    configuration: {
      ...(parts as { [Key in keyof typeof parts]: Exclude<(typeof parts)[Key], null> }),
      setupToken: parts.setupToken,
      metricsPort: parts.metricsPort,
      profile,
      dataDirectory: env["Service__DataDirectory"] || "./data",
    },
  };
}

type Refuse = (message: string) => null;

function readProfile(env: Environment, refuse: Refuse): Profile | null {
  const text = env["Service__Profile"] || "local";
  const profile = PROFILES.find((name) => name === text);
  return profile ?? refuse(`Service__Profile is "${text}": set it to "local" or "hosted".`);
}

function readDatabase(env: Environment, refuse: Refuse): DatabaseAddress | null {
  const text = env["ConnectionStrings__DefaultConnection"];
  if (!text) {
    return refuse(
      "ConnectionStrings__DefaultConnection is not set: give it the address of a PostgreSQL 15 or later.",
    );
  }
  const read = readConnectionString(text);
  const found = read.ok ? withPassword(read.value) : read;
  const wrong = "wrong" in found ? found.wrong : unusableCertificate(found.address);
  return "address" in found && wrong === null
    ? found.address
    : refuse(`ConnectionStrings__DefaultConnection cannot be used: ${wrong}`);
}

function readFlag(env: Environment, name: VariableName, missing: boolean, refuse: Refuse): boolean | null {
  const text = env[name]?.toLowerCase();
  if (!text) {
    return missing;
  }
  if (text === "true" || text === "false") {
    return text === "true";
  }
  return refuse(`${name} is "${env[name]}": set it to "true" or "false".`);
}

function readWebClientSwitch(env: Environment, refuse: Refuse): boolean | null {
  const text = env["Service__WebClient"] || "on";
  if (text === "on" || text === "off") {
    return text === "on";
  }
  return refuse(`Service__WebClient is "${text}": set it to "on" or "off".`);
}

/** The port the service listens on: the first of the list, 8080 when unset; null when it is none. */
export function firstPort(env: Environment): { readonly text: string; readonly port: number | null } {
  const text = (env["ASPNETCORE_HTTP_PORTS"] ?? "").split(";")[0]?.trim() || "8080";
  return { text, port: portIn(text) };
}

function portIn(text: string): number | null {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  return port >= 0 && port <= 65535 ? port : null;
}

function readPort(env: Environment, refuse: Refuse): number | null {
  const { text, port } = firstPort(env);
  if (port !== null) {
    return port;
  }
  return refuse(`ASPNETCORE_HTTP_PORTS begins with "${text}": set it to a port from 0 to 65535.`);
}

function readMetricsPort(env: Environment, refuse: Refuse): number | null {
  const text = env["Service__MetricsPort"];
  if (!text) {
    return null;
  }
  const port = portIn(text);
  if (port === null) {
    return refuse(`Service__MetricsPort is "${text}": set it to a port from 0 to 65535, or leave it out.`);
  }
  if (port !== 0 && port === firstPort(env).port) {
    return refuse(
      "Service__MetricsPort is the port of the service itself: metrics are read at a port of their own.",
    );
  }
  return port;
}

function readAddresses(env: Environment, profile: Profile | null, refuse: Refuse): Bind | null {
  const read = readBind(env["Service__Bind"], profile ?? "local");
  if (!("badEntry" in read)) {
    return read;
  }
  return refuse(
    `Service__Bind names "${read.badEntry}", which is no address: write one such as 127.0.0.1, ::1 or 0.0.0.0.`,
  );
}

function readSetupToken(env: Environment, refuse: Refuse): string | null {
  const text = env["Service__SetupToken"];
  if (!text) {
    return null;
  }
  if (text.length >= MIN_SETUP_TOKEN) {
    return text;
  }
  return refuse(`Service__SetupToken is shorter than ${MIN_SETUP_TOKEN} characters: choose a longer one.`);
}

function readSecureCookies(env: Environment, profile: Profile | null, refuse: Refuse): boolean | null {
  const secure = readFlag(env, "Service__SecureCookies", profile === "hosted", refuse);
  if (secure !== false || profile !== "hosted") {
    return secure;
  }
  return refuse('Service__SecureCookies is "false": in the hosted profile it must be "true" or left out.');
}

function readHosts(env: Environment, profile: Profile | null, refuse: Refuse): AllowedHosts | null {
  const text = env["AllowedHosts"];
  const read = readAllowedHosts(text || "*");
  if (profile === "hosted" && !text) {
    return refuse(`AllowedHosts is not set: ${LIST_THE_HOSTS}`);
  }
  if (profile === "hosted" && read.openEntry !== null) {
    return refuse(`AllowedHosts has the entry "${read.openEntry}": ${LIST_THE_HOSTS}`);
  }
  if (read.badEntry === null) {
    return read;
  }
  return refuse(
    `AllowedHosts has the entry "${read.badEntry}", which is no host name: write one such as example.org, without scheme and path.`,
  );
}

const LIST_THE_HOSTS = 'in the hosted profile list the public host names of the service, separated by ";".';

function readProxies(env: Environment, refuse: Refuse): TrustedProxies | null {
  const read = readTrustedProxies(env["Service__TrustedProxies"] ?? "");
  if (!("badEntry" in read)) {
    return read;
  }
  return refuse(
    `Service__TrustedProxies names "${read.badEntry}": each entry is an address or a range such as 10.0.0.0/8.`,
  );
}

function readMemory(env: Environment, refuse: Refuse): number | null {
  const text = env["Service__MemoryBytes"];
  if (text && !WHOLE_NUMBER.test(text)) {
    return refuse(`Service__MemoryBytes is "${text}": give it the bytes of memory the process may use.`);
  }
  return toMiB(text ? Number(text) : usableMemory());
}

function readQuota(env: Environment, refuse: Refuse): number | null {
  const text = env["Service__WorkspaceQuotaBytes"];
  if (text && !WHOLE_NUMBER.test(text)) {
    return refuse(
      `Service__WorkspaceQuotaBytes is "${text}": give it the bytes that a workspace may store, its history included.`,
    );
  }
  return text ? Number(text) : WORKSPACE_QUOTA_BYTES;
}

function refuseTelemetry(env: Environment, refuse: Refuse): void {
  const text = env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  if (text && !isTelemetryEndpoint(text)) {
    refuse(
      "OTEL_EXPORTER_OTLP_ENDPOINT is not an absolute http or https URL: write one such as http://collector:4318, or leave it out.",
    );
  }
}
