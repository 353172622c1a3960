import type { Model } from "@plumbline/model-core";
import { FAULT_KINDS, type FaultDocument } from "@plumbline/playback-engine";
import { usageError } from "../problems/cli-error.js";
import { meant } from "../words/closest-word.js";
import { type NamedTarget, targetsOf } from "./fault-targets.js";

const WITH_KIND = /^(.+)=([A-Za-z]+)(?::(\d{1,9}))?$/s;

/** A fault as the command line states it: `payment`, `payment=Timeout`, `payment=Error:2`. Throws a usage error. */
export function readFault(text: string, model: Model): FaultDocument {
  const [, target = text, kind = "Error", times] = WITH_KIND.exec(text) ?? [];
  const known = FAULT_KINDS.find((word) => word.toLowerCase() === kind.toLowerCase());
  if (known === undefined) {
    throw usageError(`--fail ${text}: a fault is one of ${FAULT_KINDS.join(", ")}, not "${kind}".`);
  }
  const failFirst = times === undefined ? null : Number(times);
  return { target: targetNamed(target, text, targetsOf(model)).id, kind: known, failFirst };
}

function targetNamed(name: string, text: string, targets: readonly NamedTarget[]): NamedTarget {
  const wanted = name.replaceAll(" -> ", " → ");
  const found = targets.filter(({ id, name: known }) => id === wanted.toLowerCase() || known === wanted);
  const [first, second] = found;
  if (first === undefined) {
    const names = targets.map(({ name: known }) => known);
    throw usageError(
      `--fail ${text}: no operation, channel, subscription or element is called "${name}".${meant(name, names)}`,
    );
  }
  if (second !== undefined) {
    const which = found.map(({ kind, owner, id }) => `${kind}${owner === "" ? "" : ` of ${owner}`} ${id}`);
    throw usageError(
      `--fail ${text}: "${name}" names several things; say the ID of one: ${which.join(", ")}.`,
    );
  }
  return first;
}
