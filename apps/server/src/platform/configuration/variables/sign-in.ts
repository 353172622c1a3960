import type { Variable } from "./variable.js";

const CLIENT = "another of the provider's is set and this is not; no printable ASCII, or a space at an end";
const URL_REFUSED =
  "no `http` or `https` address, or one with user name, query or fragment; in `hosted` `http`, but for loopback";

export const SIGN_IN_VARIABLES = [
  {
    name: "Authentication__Oidc__Authority",
    whenUnset: "people cannot sign in by OpenID Connect",
    profile: "both",
    does: "The issuer of an OpenID Connect provider, as the provider itself spells it.",
    refused: `another of the provider's is set and this is not; ${URL_REFUSED}`,
  },
  {
    name: "Authentication__Oidc__ClientId",
    whenUnset: "people cannot sign in by OpenID Connect",
    profile: "both",
    does: "The ID under which this instance is registered there.",
    refused: CLIENT,
  },
  {
    name: "Authentication__Oidc__ClientSecret",
    whenUnset: "people cannot sign in by OpenID Connect",
    profile: "both",
    does: "Its secret there.",
    refused: CLIENT,
  },
  {
    name: "Authentication__Oidc__DisplayName",
    whenUnset: "`Single sign-on`",
    profile: "both",
    does: "What the provider is called where people choose one.",
    refused: null,
  },
  {
    name: "Authentication__Codehost__ClientId",
    whenUnset: "people cannot sign in at the code host",
    profile: "both",
    does: "The ID of this instance's OAuth app at the code host.",
    refused: CLIENT,
  },
  {
    name: "Authentication__Codehost__ClientSecret",
    whenUnset: "people cannot sign in at the code host",
    profile: "both",
    does: "Its secret there.",
    refused: CLIENT,
  },
  {
    name: "Authentication__Codehost__BaseUrl",
    whenUnset: "`https://github.com`",
    profile: "both",
    does: "Where people sign in, for a code host that you run yourself.",
    refused: URL_REFUSED,
  },
  {
    name: "Authentication__Codehost__ApiBaseUrl",
    whenUnset: "`https://api.github.com`",
    profile: "both",
    does: "Its API, for a code host that you run yourself.",
    refused: URL_REFUSED,
  },
  {
    name: "Authentication__Codehost__DisplayName",
    whenUnset: "`GitHub`, or the host name of your own",
    profile: "both",
    does: "What the code host is called where people choose one.",
    refused: null,
  },
] as const satisfies readonly Variable[];
