import { expect, test } from "@jest/globals";
import { markdownLink } from "./markdown-link.js";

const ORIGIN = "https://plumbline.example";
const of = (href: string) => markdownLink(href, ORIGIN);

test("a link to a screen stays in the client", () => {
  const address = "/projects/p1/parts/element/e1?tab=history#x";
  expect(of(address)).toEqual({ kind: "screen", address });
  expect(of(`${ORIGIN}/workspaces/w1`)).toEqual({ kind: "screen", address: "/workspaces/w1" });
});

test.each(["//evil.example/projects/p1", "\\\\evil.example/x", "https://evil.example/projects/p1"])(
  "%s says whose it is",
  (href) => {
    expect(of(href)).toMatchObject({ kind: "elsewhere", host: "evil.example" });
  },
);

test("a name before the host does not pass for the host", () => {
  expect(of("https://plumbline.example@evil.example/")).toMatchObject({ host: "evil.example" });
});

test("a letter is written to whom the link names", () => {
  expect(of("mailto:ada@example.org")).toMatchObject({ kind: "mail", whom: "ada@example.org" });
});

test.each([
  "/api/auth/logout",
  "/projects/p1/../../api/projects/p1/model",
  "/%2e%2e/api/x",
  "/device?code=1",
  "/sign-in?to=//evil.example",
  "notes/x.md",
  "#part",
  "javascript:alert(1)",
  "data:text/html,x",
  "",
])("%s is no link", (href) => {
  expect(of(href)).toBeNull();
});
