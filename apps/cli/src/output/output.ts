import type { World } from "../world.js";
import type { Colours } from "./colours.js";
import { PLAIN } from "./colours.js";

/** How one call of a command shows what it does. */
export interface OutputOptions {
  readonly quiet: boolean;
  readonly colours: Colours;
}

const CLEARS_LINE = "\r\u001b[K";

/** Answers go to the standard output; progress and remarks to the error stream, so that they are in no pipe. */
export class Output {
  readonly colours: Colours;
  readonly #world: World;
  readonly #quiet: boolean;
  #shows = false;

  constructor(world: World, { quiet, colours }: OutputOptions = { quiet: false, colours: PLAIN }) {
    this.#world = world;
    this.#quiet = quiet;
    this.colours = colours;
  }

  /** A line or more of the answer. */
  print(text: string): void {
    this.#clear();
    this.#world.stdout.write(`${text}\n`);
  }

  /** A part of the answer as it stands. */
  write(text: string): void {
    this.#world.stdout.write(text);
  }

  /** A value as JSON that people can read too. */
  printJson(value: unknown): void {
    this.print(JSON.stringify(value, null, 2));
  }

  /** A remark that is no part of the answer. */
  remark(text: string): void {
    this.#clear();
    if (!this.#quiet) {
      this.#world.stderr.write(`${text}\n`);
    }
  }

  /** What is going on: one line that the next one replaces, on a terminal alone. */
  progress(text: string): void {
    if (this.#world.stderr.isTTY === true && !this.#quiet) {
      this.#shows = true;
      this.#world.stderr.write(`${CLEARS_LINE}${text}`);
    }
  }

  /** The end of what is going on. */
  done(): void {
    this.#clear();
  }

  #clear(): void {
    if (this.#shows) {
      this.#shows = false;
      this.#world.stderr.write(CLEARS_LINE);
    }
  }
}
