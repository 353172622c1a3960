/** What the program is asked to do (docs/reference/running.md#commands). */
export type Command =
  | { readonly name: "serve" }
  | { readonly name: "health" }
  | { readonly name: "keys forget"; readonly isSure: boolean }
  | { readonly name: "usage"; readonly text: string };

/** Reads the arguments of the program; what it does not know is answered with its usage. */
export function readCommand(args: readonly string[]): Command {
  switch (args.join(" ")) {
    case "":
      return { name: "serve" };
    case "health":
      return { name: "health" };
    case "keys forget":
      return { name: "keys forget", isSure: false };
    case "keys forget --yes":
      return { name: "keys forget", isSure: true };
    default:
      return { name: "usage", text: args[0] === "keys" ? KEYS_USAGE : USAGE };
  }
}

const KEYS_USAGE = `Usage:
  keys forget        lists what is stored under master keys that are not loaded; exit code 1 if there is any
  keys forget --yes  deletes it
`;

const USAGE = `${KEYS_USAGE}  health             asks /health on this machine; exit code 0 if the service is healthy
Without a command the service starts.
`;
