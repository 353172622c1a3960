import { usageError } from "../../problems/cli-error.js";

/** Where `npm start` of the service listens. */
const DEFAULT_ADDRESS = "http://127.0.0.1:8080";

interface Wanted {
  readonly server: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The one of the last login. */
  readonly last: string | null;
}

/** The address of the service, without a slash at its end. Throws a `CliError` of exit `usage`. */
export function serviceAddress({ server, env, last }: Wanted): string {
  const said = server ?? (env["PLUMBLINE_URL"] || last || DEFAULT_ADDRESS);
  const from = server === undefined ? "PLUMBLINE_URL" : "--server";
  const url = URL.canParse(said) ? new URL(said) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw usageError(`${from} is no address of a service, as https://plumbline.example: "${said}".`);
  }
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw usageError(`${from} is an address alone: without a name, a password, a query or a fragment.`);
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

/** Whether what is sent there can be read on the way. */
export function isOpenToReaders(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !/^(127(\.\d+){3}|localhost|\[::1\])$/.test(hostname);
}
