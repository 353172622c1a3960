import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { ROOT } from "../setup/repository.mjs";
import { readReleaseOptions } from "./release-options.mjs";

describe("the options of a release", () => {
  it("are everything, of whatever version is said, into a folder of the repository", () => {
    expect(readReleaseOptions(["--dry-run"])).toEqual({
      folder: join(ROOT, "release"),
      version: null,
      only: null,
      repository: null,
    });
  });

  it("name a version, one check and a folder", () => {
    const said = ["--dry-run", "--version", "1.2.3", "--only", "licences", "--to", "/elsewhere"];
    expect(readReleaseOptions(said)).toEqual({
      folder: "/elsewhere",
      version: "1.2.3",
      only: "licences",
      repository: null,
    });
  });

  it("name the repository that packages come from", () => {
    const said = ["--dry-run", "--repository", "https://git.example/them/designs"];
    expect(readReleaseOptions(said)).toMatchObject({ repository: "https://git.example/them/designs" });
  });

  it.each([
    [["--dry-run", "--repository", "git.example/them/designs"]],
    [["--dry-run", "--repository", 'https://git.example/"']],
    [[]],
    [["--publish"]],
    [["--dry-run", "--only"]],
    [["--dry-run", "--only", "all"]],
    [["--dry-run", "--now", "1"]],
  ])("%j are none", (args) => {
    expect(readReleaseOptions(args)).toBeNull();
  });
});
