import type { Variable } from "./variable.js";

export const NETWORK_VARIABLES = [
  {
    name: "ASPNETCORE_HTTP_PORTS",
    whenUnset: "8080",
    profile: "both",
    does: "The port. Of a list separated by `;` the first entry counts; `0` takes any free port.",
    refused: "a first entry that is no port, or a port in use",
  },
  {
    name: "Service__Bind",
    whenUnset: "`127.0.0.1;::1` in `local`, `0.0.0.0` in `hosted`",
    profile: "both",
    does: "The addresses that the service listens on, separated by `;`. `0.0.0.0` stands for all of IPv4, `::` for all of IPv6 and, where it stands alone, of IPv4 too. A container needs `0.0.0.0`, whatever its profile.",
    refused: "an entry that is no address; an address that this machine does not have",
  },
  {
    name: "AllowedHosts",
    whenUnset: "`*`",
    profile: "both",
    does: "The host names that the service answers to, separated by `;`. A request for another is 400; the health endpoints answer to all. Ports do not count. In `local` `*.example.org` stands for every name under it.",
    refused:
      "an entry that is no host name; in `hosted`: empty, or an entry that is empty, has a `*`, or is `0.0.0.0`, `::` or `[::]`",
  },
  {
    name: "Service__TrustedProxies",
    whenUnset: "no sender is trusted",
    profile: "both",
    does: "Addresses and ranges such as `10.0.0.0/8`, separated by `;`, of the proxies in front. From these alone the last hop of `X-Forwarded-For` and `X-Forwarded-Proto` is read.",
    refused: "an entry that is no address or range, or a range of prefix length 0",
  },
  {
    name: "ASPNETCORE_FORWARDEDHEADERS_ENABLED",
    whenUnset: "as it must be",
    profile: "both",
    does: "Nothing: it belongs to another framework and would trust every sender.",
    refused: "any value",
  },
] as const satisfies readonly Variable[];
