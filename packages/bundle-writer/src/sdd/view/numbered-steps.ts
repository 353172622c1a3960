import type { ListPlace, ScenarioOutline, StepDocument, StepPlace } from "@plumbline/playback-engine";

/** A step under a number of ours, such as `2.then.1`, since its ID is a text of somebody. */
export interface NumberedStep {
  readonly number: string;
  /** Null for an empty entry. */
  readonly step: StepDocument | null;
  /** Of a step in the list of a handler: the subscription, as the document names it. */
  readonly handles: string | null;
}

/** The steps of a scenario in document order, each numbered by its place. */
export function numberedSteps({ places }: ScenarioOutline): readonly NumberedStep[] {
  const numbers = new Map<StepPlace | ListPlace, string>();
  const lists = new Map<string, number>();
  return places.flatMap((place) => {
    if (place.is === "list") {
      numbers.set(place, numberOfList(place, numbers, lists));
      return [];
    }
    const number = `${numbers.get(place.list) ?? ""}${place.position + 1}`;
    numbers.set(place, number);
    return [{ number, step: place.step, handles: place.list.subscription }];
  });
}

/** What comes before the places of its steps. Branches and handlers of a step are counted: it may have several. */
function numberOfList(
  { owner, role }: ListPlace,
  numbers: ReadonlyMap<StepPlace | ListPlace, string>,
  lists: Map<string, number>,
): string {
  if (owner === null) {
    return "";
  }
  const name = `${numbers.get(owner)}.${role}`;
  if (role !== "branch" && role !== "handler") {
    return `${name}.`;
  }
  const count = (lists.get(name) ?? 0) + 1;
  lists.set(name, count);
  return `${name}-${count}.`;
}
