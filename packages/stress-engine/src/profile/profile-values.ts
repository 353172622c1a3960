/** Values that stress profiles are declared with (docs/reference/stress-profiles.md#the-profile). */

import {
  type About,
  firstOf,
  guid,
  list,
  NO_CONTROL_CHARACTER,
  NOT_BLANK,
  type Node,
  number,
  text,
  type ValueRule,
} from "@plumbline/model-core/declaring";
import { PROFILE_LIMITS } from "../limits.js";

/** Bounds of a number. */
export interface Bounds {
  readonly from: number;
  readonly to: number;
  readonly integer?: boolean;
  /** The lower bound itself is refused. */
  readonly above?: boolean;
  /** At most this many digits after the point. */
  readonly decimals?: number;
}

/** Milliseconds to the nanosecond. */
export const MILLISECONDS: Bounds = {
  from: 0,
  to: PROFILE_LIMITS.delayMs,
  decimals: PROFILE_LIMITS.decimalsOfMs,
};

export const SHARE: Bounds = { from: 0, to: 1 };

/** A number within bounds; the upper one stands for a number that cannot be read. */
export function within(bounds: Bounds, about: About = {}): Node<number> {
  return number({ rules: [boundsOf(bounds)], standIn: bounds.to, ...about });
}

function boundsOf(bounds: Bounds): ValueRule<number> {
  const { from, to, integer = false, above = false } = bounds;
  const least = above ? { exclusiveMinimum: from } : { minimum: from };
  const schema = { ...(integer ? { type: "integer" } : {}), ...least, maximum: to };
  return { broken: (value) => brokenBound(value, bounds), schema };
}

export function brokenBound(value: number, { from, to, integer, above, decimals }: Bounds): string | null {
  if (integer === true && !Number.isInteger(value)) {
    return `must be an integer from ${from} to ${to}`;
  }
  if (value > to || value < from || (above === true && value === from)) {
    return above === true ? `must be above ${from} and at most ${to}` : `must be from ${from} to ${to}`;
  }
  if (decimals !== undefined && Number(value.toFixed(decimals)) !== value) {
    return `must have at most ${decimals} decimals`;
  }
  return null;
}

/** A text of one line that is not empty. */
export function line(most: number, about: About = {}): Node<string> {
  return text({ rules: [firstOf(oneTo(most), NO_CONTROL_CHARACTER)], ...about });
}

/** The same of what people tell it by: blanks alone are none. */
export function name(most: number): Node<string> {
  return text({ rules: [firstOf(oneTo(most), NO_CONTROL_CHARACTER, NOT_BLANK)] });
}

function oneTo(most: number): ValueRule<string> {
  const broken = (text: string): string | null => {
    const characters = text.length > 2 * most ? text.length : [...text].length;
    return characters < 1 || characters > most ? `must be 1 to ${most} characters` : null;
  };
  return { broken, schema: { minLength: 1, maxLength: most } };
}

/** An ID of the scenario or of a part of its model; it is not looked up there before a run. */
export function idOf(about = ""): Node<string> {
  return guid({ about });
}

/** A list of assumptions. */
export function listOf<Entry extends Node>(entry: Entry, about: About = {}) {
  return list(entry, { most: PROFILE_LIMITS.assumptions, ...about });
}

/** Whether both are numbers and the first is below the second. */
export function isBelow(value: unknown, bound: unknown): boolean {
  return typeof value === "number" && typeof bound === "number" && value < bound;
}
