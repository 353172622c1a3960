import type { JsonValue } from "../json/json-value.js";
import { pathOfIndex, pathOfKey } from "../value-path.js";
import type { Fault, Manner } from "./manner.js";
import type { Node, SentOf } from "./node.js";
import type { Reader } from "./reader.js";
import { READERS } from "./readers.js";
import type { ShapeType } from "./shape.js";
import { standInOf } from "./stand-in.js";
import { UNREAD } from "./unread.js";

/** Takes what is wrong, in the order it is met; the path is made when it is asked for. */
export type Report = (fault: Fault, path: () => string, message: string) => void;

/** The name of a value in the object or list that holds it; null for the whole document. */
export type Name = string | number | null;

/** Reads values by their declarations, in the manner of one document. Every fault is met in one walk. */
export class DocumentWalk {
  readonly manner: Manner;
  readonly #report: Report;
  /** What holds the value that is being read, from the outside. */
  readonly #holders: (string | number)[] = [];

  constructor(manner: Manner, report: Report) {
    this.manner = manner;
    this.#report = report;
  }

  /**
   * A whole document, or the part of one with this name; undefined when it is nothing of the kind. Whoever asks looks
   * at what was reported.
   */
  document<N extends Node>(node: N, value: JsonValue | undefined, name: Name = null): SentOf<N> | undefined {
    const read = this.read(node, value, name);
    return read === UNREAD ? undefined : (read as SentOf<N>);
  }

  /** One value. */
  read(node: Node, value: JsonValue | undefined, name: Name): unknown {
    if (value === undefined) {
      return node.missing === "refused"
        ? this.refuse("shape", node, name, this.manner.missing)
        : node.missing.is;
    }
    const { type } = node.shape;
    if (value === null && type !== "any") {
      return node.nulls === "refused" ? this.#refuseNull(node, name) : node.nulls.is;
    }
    const readAs = READERS[type] as Reader<ShapeType>;
    return readAs(this, node as never, value, name);
  }

  /** Reads what a value holds, with the value as their holder. */
  inside<Value>(name: Name, read: () => Value): Value {
    if (name === null) {
      return read();
    }
    this.#holders.push(name);
    const value = read();
    this.#holders.pop();
    return value;
  }

  /** A value of another JSON type than the declared one. */
  otherType(node: Node, name: Name): unknown {
    return this.refuse("shape", node, name, this.manner.otherType[node.shape.type]);
  }

  /** Refuses what is no such value, in the words of its node where it has some; gives what stands for it. */
  refuse(fault: Fault, node: Node, name: Name, message: string): unknown {
    this.say(fault, name, node.wrong || message);
    return this.#standIn(node);
  }

  /** Refuses a value that breaks a rule; gives what stands for it. */
  breaks(node: Node, name: Name, message: string): unknown {
    this.say("rule", name, message);
    return this.#standIn(node);
  }

  /** Says what is wrong with a value of what is being read, or with one deeper inside. */
  say(fault: Fault, name: Name | readonly (string | number)[], message: string): void {
    this.#report(fault, () => this.#pathOf(name), message);
  }

  #standIn({ shape }: Node): unknown {
    return this.manner.unread === "stand-in" ? standInOf(shape) : UNREAD;
  }

  #refuseNull(node: Node, name: Name): unknown {
    const { ofNull, otherType } = this.manner;
    return this.refuse("shape", node, name, ofNull[node.shape.type] ?? otherType[node.shape.type]);
  }

  #pathOf(name: Name | readonly (string | number)[]): string {
    const inner = typeof name === "object" ? (name ?? []) : [name];
    return [...this.#holders, ...inner].reduce<string>(
      (path, next) => (typeof next === "number" ? pathOfIndex(path, next) : pathOfKey(path, next)),
      "",
    );
  }
}
