import type { ServerResponse } from "node:http";
import { busy } from "../errors/api-error.js";
import { Room } from "../fairness/room.js";

const MIB = 1024 * 1024;

/** Bytes of a document that is small: it does not stand in line with large ones. */
export const SMALL_DOCUMENT = MIB;

/** Bytes of large documents that may be in memory at the same time, over all requests: eight of the largest. */
export const MOST_BYTES = 128 * MIB;

/** Of that for one caller: two of the largest. */
export const MOST_BYTES_OF_CALLER = 32 * MIB;

/** Bytes of small documents that may be in memory at the same time, over all requests. */
export const MOST_SMALL_BYTES = 64 * MIB;

/** Of that for one caller. */
export const MOST_SMALL_BYTES_OF_CALLER = 16 * MIB;

/** Keeps the documents that arrive at the same time from filling the memory, and one caller from taking all of it. */
export class HeldBodies {
  private readonly large = new Room(MOST_BYTES, MOST_BYTES_OF_CALLER);
  private readonly small = new Room(MOST_SMALL_BYTES, MOST_SMALL_BYTES_OF_CALLER);

  /**
   * Holds a body until its request is over, by what has arrived of it; gives what is to be told its size whenever it
   * has grown. Without room that throws 429 `busy`.
   */
  hold(caller: string, response: ServerResponse): (size: number) => void {
    let giveBack = (): void => undefined;
    response.once("close", () => giveBack());
    return (size) => {
      giveBack();
      giveBack = () => undefined;
      const room = size > SMALL_DOCUMENT ? this.large : this.small;
      if (!room.take(caller, size)) {
        throw busy("Too many documents arrive at this moment");
      }
      giveBack = () => room.give(caller, size);
    };
  }
}
