import { MAX_EMAIL } from "../limits.js";

const LOCAL_PART = /^[^\s\p{C}@"(),:;<>[\\\]]{1,64}$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** Characters that are not shown: with one an address looks like another. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Whether a text is an address mail could go to: `local@domain`, without quoting, comments or address literals. */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_EMAIL) {
    return false;
  }
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  const dotted = !local.startsWith(".") && !local.endsWith(".") && !local.includes("..");
  return (
    !INVISIBLE.test(text) &&
    LOCAL_PART.test(local) &&
    dotted &&
    text
      .slice(at + 1)
      .split(".")
      .every((label) => DOMAIN_LABEL.test(label))
  );
}

/** What two spellings of one address share: letter case and composition do not tell accounts apart. */
export function emailKey(email: string): string {
  return email.normalize("NFC").toLowerCase();
}
