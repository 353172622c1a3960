import type { Model } from "@plumbline/model-core";
import { quoted } from "@plumbline/playback-engine";
import { type FactOfModel, factsOfModel } from "../design/facts-of-model.js";
import type { Blocker } from "../manifest/manifest.js";

/** One for each fact that is inferred or unknown, and one for each that is stale; a fact may have both. */
export function doubtfulFacts(model: Model): readonly Blocker[] {
  return factsOfModel(model).flatMap((fact) => [...byLabel(fact), ...byMark(fact)]);
}

function byLabel(fact: FactOfModel): readonly Blocker[] {
  switch (fact.factStatus) {
    case "inferred":
      return [
        blocker("fact-inferred", fact, "is inferred. Confirm it by a person, declare it anew or remove it."),
      ];
    case "unknown":
      return [
        blocker("fact-unknown", fact, "is of unknown standing. Find out whether it is so, and label it."),
      ];
    default:
      return [];
  }
}

function byMark(fact: FactOfModel): readonly Blocker[] {
  const { stale } = fact;
  if (stale === null) {
    return [];
  }
  const since = `is stale since ${quoted(stale.sinceRevision)} (${quoted(stale.reason)})`;
  return [blocker("fact-stale", fact, `${since}. Find its evidence again, state it anew or remove it.`)];
}

function blocker(code: string, { kind, id, name }: FactOfModel, rest: string): Blocker {
  const named = name === null ? `${kind} ${id}` : `${kind} ${quoted(name)}`;
  return { code, subject: id, message: `The ${named} ${rest}` };
}
