import type { Box, Point } from "./box.js";
import type { LineShape } from "./line-shapes.js";
import { lineWords } from "./line-words.js";
import type { SceneLine } from "./scene-lines.js";

/** Words on a line, and where their middle is. */
export interface PlacedWords {
  readonly text: string;
  readonly at: Point;
  /** Whether they cover nothing, so that they can always be shown. */
  readonly isFree: boolean;
}

/** About how large a letter of the words on lines is. */
const LETTER = { width: 6, height: 15 } as const;

/** Places the words of lines one after the other: where a place is free they stand for good, otherwise on request. */
export class WordPlacer {
  private readonly taken: Box[];

  constructor(boxes: Iterable<Box>) {
    this.taken = [...boxes];
  }

  place(line: SceneLine, { places }: LineShape): PlacedWords | null {
    const text = lineWords(line);
    const [first] = places;
    if (text === "" || first === undefined) {
      return null;
    }
    const free = places.find((point) => this.isFree(around(point, text)));
    if (free !== undefined) {
      this.taken.push(around(free, text));
    }
    return { text, at: free ?? first, isFree: free !== undefined };
  }

  private isFree(box: Box): boolean {
    return !this.taken.some(
      (other) =>
        box.x < other.x + other.width &&
        other.x < box.x + box.width &&
        box.y < other.y + other.height &&
        other.y < box.y + box.height,
    );
  }
}

function around({ x, y }: Point, text: string): Box {
  const width = text.length * LETTER.width + 6;
  return { x: x - width / 2, y: y - LETTER.height / 2, width, height: LETTER.height };
}
