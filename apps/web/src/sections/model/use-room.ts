import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Room, roomFor } from "./room-for.js";

export interface MeasuredRoom {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Null until it is measured, before anything is painted. */
  readonly room: Room | null;
}

/** How much room there is beside lists, measured where it is needed. */
export function useRoom(): MeasuredRoom {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (frame === null) {
      return undefined;
    }
    const measure = (): void => setRoom(roomFor(frame.clientWidth, remNow()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}

/** How many pixels the text's own measure has now. */
export function remNow(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
