import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { readConnectionString } from "./connection-string.js";
import { withPassword } from "./database-password.js";

const folder = mkdtempSync(join(tmpdir(), "plumbline-password-"));
afterAll(() => rmSync(folder, { recursive: true }));

function passwordOf(text: string, more = ""): unknown {
  const path = join(folder, "password");
  writeFileSync(path, text);
  const read = readConnectionString(`Host=db;Database=d;Username=u;Password File=${path}${more}`);
  const found = read.ok ? withPassword(read.value) : read;
  return "address" in found ? found.address.password : found.wrong;
}

describe("a password in a file", () => {
  it.each([
    ["a;b=c", "a;b=c"],
    ["a password\n", "a password"],
    ["a password\r\n", "a password"],
    [" \n\n", " \n"],
    ["ü🦊", "ü🦊"],
  ])("%j", (text, password) => {
    expect(passwordOf(text)).toBe(password);
  });

  it("is refused when it is none, or stands in the string too", () => {
    expect(passwordOf("")).toMatch(/^its Password File is empty/);
    expect(passwordOf("\n")).toMatch(/^its Password File is empty/);
    expect(passwordOf("p".repeat(4097))).toMatch(/longer than 4096 bytes/);
    expect(passwordOf("p", ";Password=q")).toMatch(/both set/);
  });

  it("is refused when it cannot be read, and the path is not said", () => {
    const read = readConnectionString("Host=db;Database=d;Username=u;Password File=/nowhere/hush");
    const found = read.ok ? withPassword(read.value) : read;
    expect(found).toEqual({
      wrong: "its Password File cannot be read (ENOENT): check the path and its rights.",
    });
  });

  it("leaves an address without one as it is", () => {
    const read = readConnectionString("postgres://u:p@db/d");
    expect(read.ok && withPassword(read.value)).toEqual({
      address: expect.objectContaining({ password: "p" }),
    });
  });
});
