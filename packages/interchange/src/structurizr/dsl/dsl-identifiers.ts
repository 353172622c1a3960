import type { StructurizrElement } from "../workspace.js";
import type { DslEnd } from "./pending-relationships.js";

/** The elements that identifiers name, whatever the case of their letters. */
export class DslIdentifiers {
  isHierarchical = false;
  readonly #elements = new Map<string, StructurizrElement>();

  /** Gives an element its identifier; the whole one, which those inside it begin with. */
  name(identifier: string, around: string | null, element: StructurizrElement): string {
    const own = identifier.toLowerCase();
    const whole = this.isHierarchical && around !== null ? `${around}.${own}` : own;
    this.#elements.set(whole, element);
    return whole;
  }

  /** What is meant inside an element: from the inside to the outside, the first that fits. */
  find(end: DslEnd, around: string | null): StructurizrElement | null {
    if (typeof end !== "string") {
      return end;
    }
    const name = end.toLowerCase();
    const found = this.#elements.get(name);
    if (found !== undefined || around === null) {
      return found ?? null;
    }
    for (let scope = around; scope !== ""; scope = scope.slice(0, Math.max(0, scope.lastIndexOf(".")))) {
      const inner = this.#elements.get(`${scope}.${name}`);
      if (inner !== undefined) {
        return inner;
      }
    }
    return null;
  }
}
