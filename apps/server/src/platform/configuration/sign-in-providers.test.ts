import { describe, expect, it } from "@jest/globals";
import { readSignInProviders } from "./sign-in-providers.js";
import type { Environment } from "./variables.js";

const OIDC = {
  Authentication__Oidc__Authority: "https://login.example.org/",
  Authentication__Oidc__ClientId: "plumbline",
  Authentication__Oidc__ClientSecret: "a secret",
};
const CODEHOST = {
  Authentication__Codehost__ClientId: "plumbline",
  Authentication__Codehost__ClientSecret: "secret",
};

function read(env: Environment, profile: "local" | "hosted" = "hosted") {
  const refusals: string[] = [];
  const providers = readSignInProviders(env, profile, (message) => {
    refusals.push(message);
    return null;
  });
  return { ...providers, refusals };
}

describe("the sign-in providers of an environment", () => {
  it("are none, where none is set or everything is empty", () => {
    expect(read({})).toEqual({ oidc: null, codehost: null, refusals: [] });
    const empty = Object.fromEntries(Object.keys({ ...OIDC, ...CODEHOST }).map((name) => [name, ""]));
    expect(read(empty)).toEqual({ oidc: null, codehost: null, refusals: [] });
  });

  it("are those that are set, with the public code host where no other is named", () => {
    expect(read({ ...OIDC, ...CODEHOST })).toEqual({
      oidc: {
        authority: "https://login.example.org/",
        clientId: "plumbline",
        clientSecret: "a secret",
        displayName: "Single sign-on",
      },
      codehost: {
        baseUrl: "https://github.com",
        apiBaseUrl: "https://api.github.com",
        clientId: "plumbline",
        clientSecret: "secret",
        displayName: "GitHub",
      },
      refusals: [],
    });
  });

  it("may be the operator's own, and called otherwise", () => {
    const own = {
      ...CODEHOST,
      Authentication__Codehost__BaseUrl: "https://code.example.org/",
      Authentication__Codehost__ApiBaseUrl: "https://code.example.org/api/v3/",
    };
    expect(read(own).codehost).toMatchObject({
      baseUrl: "https://code.example.org",
      apiBaseUrl: "https://code.example.org/api/v3",
      displayName: "code.example.org",
    });
    const named = { ...own, Authentication__Codehost__DisplayName: " Forge " };
    expect(read(named).codehost?.displayName).toBe("Forge");
    expect(read({ ...OIDC, Authentication__Oidc__DisplayName: "Work" }).oidc?.displayName).toBe("Work");
  });

  it.each(Object.keys(OIDC))("are refused without %s alone", (name) => {
    const { oidc, refusals } = read({ ...OIDC, [name]: "" });
    expect(oidc).toBeNull();
    expect(refusals).toEqual([
      expect.stringContaining(`${name} is not: set Authentication__Oidc__Authority,`),
    ]);
  });

  it.each(Object.keys(CODEHOST))("are refused without %s alone", (name) => {
    expect(read({ ...CODEHOST, [name]: undefined }).refusals).toEqual([
      expect.stringContaining(`${name} is not: set`),
    ]);
  });

  it.each([
    "login.example.org",
    "ftp://login.example.org",
    "https://user@login.example.org",
    "https://user:secret@login.example.org",
    "https://login.example.org?a=b",
    "https://login.example.org#a",
    "https://",
  ])("are refused at the address %s, which is not repeated", (address) => {
    for (const name of ["Authentication__Oidc__Authority", "Authentication__Codehost__BaseUrl"]) {
      const { refusals } = read({ ...OIDC, ...CODEHOST, [name]: address }, "local");
      expect(refusals).toEqual([expect.stringContaining(`${name} cannot be used`)]);
      expect(refusals.join()).not.toContain("secret");
    }
  });

  it.each(["se\ncret", " secret", "secret ", "secret\n", "s\u00e9cret", "\u200bsecret"])(
    "are refused with the secret %j, which is not repeated",
    (secret) => {
      const { codehost, refusals } = read({ ...CODEHOST, Authentication__Codehost__ClientSecret: secret });
      expect(codehost).toBeNull();
      expect(refusals).toEqual([
        expect.stringContaining("Authentication__Codehost__ClientSecret holds what is no"),
      ]);
    },
  );

  it.each([
    ["http://login.example.org", false],
    ["http://10.0.0.1", false],
    ["http://127.0.0.1.example.org", false],
    ["http://localhost.example.org", false],
    ["http://127.0.0.1:9000", true],
    ["http://localhost:9000/realms/a", true],
    ["http://[::1]:9000", true],
    ["https://10.0.0.1", true],
  ])("take %s in hosted: %s; in local always", (authority, taken) => {
    const env = { ...OIDC, Authentication__Oidc__Authority: authority };
    expect(read(env, "hosted").oidc !== null).toBe(taken);
    expect(read(env, "hosted").refusals).toHaveLength(taken ? 0 : 1);
    expect(read(env, "local").oidc?.authority).toBe(authority);
  });
});
