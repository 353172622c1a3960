import type { PlacedPicture } from "@plumbline/diagram-writer";
import type { Arrangement } from "./arrangement.js";
import type { DrawnModel } from "./drawn-model.js";
import { pictureOfScene } from "./picture-of-scene.js";
import { type PlacedScene, placeScene } from "./place-scene.js";
import { type Scene, type SceneOptions, sceneOf } from "./scene.js";
import { siblingsIn } from "./sibling-layout.js";
import { makePlaces } from "./sibling-places.js";

interface Shown {
  readonly scene: Scene;
  readonly placed: PlacedScene;
}

export interface ShownOptions extends SceneOptions {
  readonly arranged: Arrangement | null;
}

/** What the canvas shows for these options and where, once every layout is there. */
export async function shownNow(drawn: DrawnModel, options: ShownOptions): Promise<Shown> {
  const scene = sceneOf(drawn, options);
  const focused = options.focus === null || options.focus === undefined ? null : scene;
  const frames = [null, ...scene.boxes.filter(({ isOpen }) => isOpen).map(({ part }) => part.id)];
  const layouts = new Map(
    await Promise.all(
      frames.map(async (frame) => [frame, await makePlaces(siblingsIn(drawn, frame, focused))] as const),
    ),
  );
  const by = options.arranged && { tree: drawn.tree, arranged: options.arranged };
  return { scene, placed: placeScene(scene, (frame) => layouts.get(frame), by) };
}

/** What is on screen as a picture for drawings. */
export async function shownPicture(
  drawn: DrawnModel,
  options: ShownOptions,
  title: string,
): Promise<PlacedPicture> {
  const { scene, placed } = await shownNow(drawn, options);
  return pictureOfScene(scene, placed, title);
}
