/** A pattern that has no equal on the linear-time engine, or is too large for it. */
export class UnsupportedPattern extends Error {
  constructor(what: string) {
    super(`the pattern needs ${what}, which the linear-time engine does not do`);
    this.name = "UnsupportedPattern";
  }
}
