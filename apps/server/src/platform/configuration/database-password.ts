import { readFileSync, statSync } from "node:fs";
import { codeOf } from "../code-of.js";
import type { DatabaseAddress, SaidConnection } from "./connection-string.js";

const LONGEST_BYTES = 4096;

/** The address with the password that its file holds, or what is wrong with the file; never a piece of it. */
export function withPassword({
  passwordFile,
  ...address
}: SaidConnection): { readonly address: DatabaseAddress } | { readonly wrong: string } {
  if (passwordFile === null) {
    return { address };
  }
  if (address.password !== "") {
    return { wrong: "its Password and its Password File are both set: keep one of the two." };
  }
  try {
    // The path may lead to anything: what is no small file is not read.
    const { size } = statSync(passwordFile);
    const password = size > LONGEST_BYTES ? "" : readFileSync(passwordFile, "utf8").replace(/\r?\n$/, "");
    return password === "" || password.length > LONGEST_BYTES
      ? { wrong: `its Password File is empty or longer than ${LONGEST_BYTES} bytes.` }
      : { address: { ...address, password } };
  } catch (thrown) {
    return { wrong: `its Password File cannot be read (${codeOf(thrown)}): check the path and its rights.` };
  }
}
