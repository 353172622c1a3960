import { describe, expect, it } from "@jest/globals";
import { isPageOfService, returnAddress } from "./return-address.js";

const ORIGIN = "https://plumbline.example";
const back = (wanted: string | undefined): string => returnAddress(wanted, ORIGIN);

describe("where a person goes once they are in", () => {
  it("is the path that was asked for, with all that is in it", () => {
    expect(back("/projects/a/model?selected=b#c")).toBe("/projects/a/model?selected=b#c");
    expect(back("/device")).toBe("/device");
    expect(back("/?q=%2F%2Fx")).toBe("/?q=%2F%2Fx");
  });

  it.each([
    undefined,
    "",
    "projects",
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "\\\\elsewhere.example",
    "/\t/elsewhere.example/",
    "/\n//elsewhere.example/",
    "/.//elsewhere.example/",
    "/a/..//elsewhere.example",
    "javascript:alert(1)",
    "//[",
  ])("is home where %j leads elsewhere", (wanted) => {
    expect(back(wanted)).toBe("/");
  });

  it.each(["/sign-in?to=/x", "/register", "/set-up", "/api/auth/external/oidc", "/API/docs", "/a/../api/x"])(
    "is home where %j is none to come back to",
    (wanted) => {
      expect(back(wanted)).toBe("/");
    },
  );

  it("is known to be the service's own page or not", () => {
    expect(isPageOfService("/device?x")).toBe(true);
    expect(isPageOfService("/devices")).toBe(false);
    expect(isPageOfService("/")).toBe(false);
  });
});
