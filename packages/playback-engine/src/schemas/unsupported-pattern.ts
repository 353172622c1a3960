/** A pattern that has no equal on the linear-time engine. */
export class UnsupportedPattern extends Error {
  constructor(what: string) {
    super(`the pattern needs ${what}, which cannot run in linear time`);
    this.name = "UnsupportedPattern";
  }
}
