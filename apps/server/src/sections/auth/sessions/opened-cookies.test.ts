import { createSecretKey } from "node:crypto";
import { expect, it } from "@jest/globals";
import { type OpenedCookie, OpenedCookies } from "./opened-cookies.js";

const held = () => true;

/** Says how often cookies were opened. */
function opening() {
  const opened: string[] = [];
  const open = (cookie: string) => (): OpenedCookie => {
    opened.push(cookie);
    const key = createSecretKey(Buffer.alloc(32));
    return { sessionKey: { id: "key", key }, idHash: Buffer.from(cookie) };
  };
  return { opened, open };
}

it("opens a cookie once, and gives the same the next time", () => {
  const cookies = new OpenedCookies();
  const { opened, open } = opening();
  const first = cookies.get("a", held, open("a"));
  expect(cookies.get("a", held, open("a"))).toBe(first);
  expect(cookies.get("b", held, open("b"))).not.toBe(first);
  expect(opened).toEqual(["a", "b"]);
});

it("opens it again once its key is not held any more, and keeps nothing when that gives nothing", () => {
  const cookies = new OpenedCookies();
  const { opened, open } = opening();
  cookies.get("a", held, open("a"));
  expect(cookies.get("a", () => false, open("a"))?.idHash).toEqual(Buffer.from("a"));
  expect(
    cookies.get(
      "a",
      () => false,
      () => null,
    ),
  ).toBeNull();
  cookies.get("a", held, open("a"));
  expect(opened).toEqual(["a", "a", "a"]);
});

it("forgets what was not asked for longest", () => {
  const cookies = new OpenedCookies(2);
  const { opened, open } = opening();
  for (const cookie of ["a", "b", "a", "c", "a", "b"]) {
    cookies.get(cookie, held, open(cookie));
  }
  expect(opened).toEqual(["a", "b", "c", "b"]);
});

it("never keeps what is no cookie of ours", () => {
  const cookies = new OpenedCookies();
  const { opened, open } = opening();
  expect(cookies.get("a", held, () => null)).toBeNull();
  cookies.get("a", held, open("a"));
  expect(opened).toEqual(["a"]);
});
