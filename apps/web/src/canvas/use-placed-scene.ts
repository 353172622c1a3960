import { useEffect, useMemo, useReducer } from "react";
import type { Arrangement } from "./arrangement.js";
import type { DrawnModel } from "./drawn-model.js";
import { type PlacedScene, placeScene } from "./place-scene.js";
import { type Scene, type SceneOptions, sceneOf } from "./scene.js";
import { siblingsIn } from "./sibling-layout.js";
import { knownPlaces, makePlaces } from "./sibling-places.js";

export interface ShownScene {
  readonly scene: Scene;
  readonly placed: PlacedScene;
  /** Whether everything that is shown has its place. */
  readonly isSettled: boolean;
}

/** What is shown and where; what waits for its layout gets its place when that is there. */
export function usePlacedScene(
  drawn: DrawnModel,
  options: SceneOptions,
  arranged: Arrangement | null,
): ShownScene {
  const { openIds, focus, filters } = options;
  const scene = useMemo(() => sceneOf(drawn, { openIds, focus, filters }), [drawn, openIds, focus, filters]);
  const [made, noteMade] = useReducer((count: number) => count + 1, 0);
  const { placed, missing } = useMemo(
    () => placedNow(drawn, scene, { isFocused: focus !== null && focus !== undefined, arranged }),
    [drawn, scene, focus, arranged, made],
  );
  useEffect(() => {
    let isWanted = true;
    void Promise.all(missing.map(makePlaces)).then((all) => {
      if (isWanted && all.length > 0) {
        noteMade();
      }
    });
    return () => {
      isWanted = false;
    };
  }, [missing]);
  return { scene, placed, isSettled: missing.length === 0 };
}

interface Placing {
  readonly isFocused: boolean;
  readonly arranged: Arrangement | null;
}

function placedNow(drawn: DrawnModel, scene: Scene, { isFocused, arranged }: Placing) {
  const frames = [null, ...scene.boxes.filter(({ isOpen }) => isOpen).map(({ part }) => part.id)];
  const found = frames.map((frame) => {
    const siblings = siblingsIn(drawn, frame, isFocused ? scene : null);
    return { frame, siblings, places: knownPlaces(siblings) };
  });
  // Until a focus has its own layout, what it leaves stays where it was.
  const meanwhile = (frame: string | null) =>
    isFocused ? knownPlaces(siblingsIn(drawn, frame, null)) : undefined;
  const layouts = new Map(found.map(({ frame, places }) => [frame, places ?? meanwhile(frame)]));
  return {
    placed: placeScene(scene, (frame) => layouts.get(frame), arranged && { tree: drawn.tree, arranged }),
    missing: found.filter(({ places }) => places === undefined).map(({ siblings }) => siblings),
  };
}
