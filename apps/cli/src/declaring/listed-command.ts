import type { Command } from "./command.js";

/** A command by the words that call it; its file is loaded when it is called. */
export interface ListedCommand {
  readonly name: string;
  readonly load: () => Promise<Command>;
}
