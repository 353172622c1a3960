import type { Options } from "./option.js";

/** What every command takes beside its own options. */
export const COMMON_OPTIONS = {
  help: { type: "flag", short: "h", about: "Say what the command does and takes" },
  quiet: { type: "flag", short: "q", about: "No progress and no remarks on the error stream" },
  color: {
    type: "word",
    words: ["auto", "always", "never"],
    default: "auto",
    about: "Colours; `auto` shows them on a terminal, unless NO_COLOR is set",
  },
} as const satisfies Options;

/** For commands whose answer a program may read. */
export const JSON_OPTION = {
  json: { type: "flag", about: "The answer as JSON, errors too" },
} as const satisfies Options;
