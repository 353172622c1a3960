/** How a command ends (docs/cli.md#exit-codes): one table for all of them. */
export const EXIT_CODES = {
  ok: { code: 0, about: "It did what was asked, and nothing that it looks for was found." },
  found: {
    code: 1,
    about:
      "It did what was asked and found something: an assertion that fails, models that differ, a concern, a changed file.",
  },
  usage: { code: 2, about: "The words of the command are wrong: an unknown command, option or value." },
  input: {
    code: 3,
    about: "A file cannot be read, is too large or is not what it has to be, or a result cannot be written.",
  },
  server: {
    code: 4,
    about:
      "The service cannot be reached, nobody is signed in, or it refused; nothing was written unless it says so.",
  },
  unsealed: {
    code: 5,
    about: "A bundle was verified offline: its files match its manifest, and its seal was not checked.",
  },
  bug: { code: 70, about: "A fault of plumbline itself." },
} as const;

export type ExitName = keyof typeof EXIT_CODES;
