import { expect, it } from "@jest/globals";
import { readHostRepository } from "./read-repository.js";

const SAID = {
  full_name: "Acme/Shop",
  private: false,
  visibility: "public",
  default_branch: "main",
  html_url: "https://github.com/Acme/Shop",
};
const READ = { fullName: "Acme/Shop", private: false, defaultBranch: "main", webUrl: SAID.html_url };

it.each<[object, object]>([
  [{}, READ],
  [{ private: true }, { ...READ, private: true }],
  [{ visibility: "internal" }, { ...READ, private: true }],
  [{ visibility: undefined }, READ],
  [{ html_url: undefined }, { ...READ, webUrl: null }],
  [{ html_url: "https://user@github.com/Acme/Shop" }, { ...READ, webUrl: null }],
  [{ html_url: "https://evil.example/github.com" }, { ...READ, webUrl: null }],
  [{ html_url: "javascript:alert(1)" }, { ...READ, webUrl: null }],
])("%j is a repository", (change, read) => {
  expect(readHostRepository({ ...SAID, ...change }, "github.com")).toEqual(read);
});

it.each<[unknown]>([
  [null],
  [[SAID]],
  [{ ...SAID, full_name: 1 }],
  [{ ...SAID, private: "no" }],
  [{ ...SAID, default_branch: null }],
  [{ ...SAID, default_branch: "x".repeat(256) }],
  [{ ...SAID, default_branch: "ma\u0000in" }],
  [{ ...SAID, default_branch: "ma\ud800in" }],
])("%j is none", (body) => {
  expect(readHostRepository(body, "github.com")).toBeNull();
});
