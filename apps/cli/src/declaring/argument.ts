/** A word of the command line that is no option. */
export interface Argument {
  readonly about: string;
  /** One, one that may be left out, or as many as there are (the last of a command). */
  readonly times: "one" | "optional" | "many";
}
export type Arguments = Readonly<Record<string, Argument>>;

export type ArgumentValues<Declared extends Arguments> = {
  readonly [Name in keyof Declared]: Declared[Name]["times"] extends "many"
    ? readonly string[]
    : Declared[Name]["times"] extends "optional"
      ? string | undefined
      : string;
};
