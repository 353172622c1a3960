import { PASSWORD_RULE_WORDS as words } from "../words/design.js";

export interface ToldRule {
  readonly text: string;
  readonly isMet: boolean;
}

/** As docs/reference/limits.md#sign-in has them. */
export const PASSWORD_LIMITS = { characters: 10, bytes: 72 } as const;

/** What the service asks of a new password, told before it is sent. The service decides. */
export function passwordRules(password: string): readonly ToldRule[] {
  const bytes = new TextEncoder().encode(password).length;
  const rules = [
    {
      text: words.characters(PASSWORD_LIMITS.characters),
      isMet: [...password].length >= PASSWORD_LIMITS.characters,
    },
    { text: words.digit, isMet: /\p{Nd}/u.test(password) },
    { text: words.upperCase, isMet: /\p{Lu}/u.test(password) },
  ];
  const isTooLong = bytes > PASSWORD_LIMITS.bytes;
  return isTooLong ? [...rules, { text: words.bytes(PASSWORD_LIMITS.bytes), isMet: false }] : rules;
}
