import type { Facts } from "./reference-model.js";

export interface State {
  readonly facts: Facts;
  readonly schemas: Facts;
}

interface Written {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export class Stream {
  /** By version, as the stream was when it was left. */
  readonly past: State[] = [];
  readonly history: Written[] = [];

  constructor(public facts: Facts) {}

  get version(): number {
    return this.history.length;
  }
}
