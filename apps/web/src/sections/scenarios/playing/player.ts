import type { PlayedEvent } from "../../../engines/play.js";
import { movedPlayhead, samePlace } from "./playhead.js";

export interface PlayerState {
  readonly events: readonly PlayedEvent[];
  /** How many events have happened. */
  readonly position: number;
  readonly isPlaying: boolean;
  readonly speed: number;
}

/** Where the playhead stands; the diagram, the list and the canvas look at the same one. */
export class Player {
  private state: PlayerState;
  private sinceMs = 0;
  private frame = 0;
  private readonly listeners = new Set<() => void>();

  constructor(events: readonly PlayedEvent[], position: number) {
    this.state = { events, position: within(position, events), isPlaying: false, speed: 1 };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): PlayerState => this.state;

  /** Another run of the story: the playhead stays at its moment. */
  show(events: readonly PlayedEvent[]): void {
    const { events: before, position } = this.state;
    if (before !== events) {
      this.change({ events, position: within(samePlace(before, events, position), events) });
    }
  }

  seek(position: number): void {
    this.sinceMs = 0;
    this.change({ position: within(position, this.state.events) });
  }

  /** The same of an event that is pressed. */
  readonly seekTo = (position: number): void => this.seek(position);

  step(by: number): void {
    this.pause();
    this.seek(this.state.position + by);
  }

  setSpeed(speed: number): void {
    this.change({ speed });
  }

  toggle(): void {
    if (this.state.isPlaying) {
      this.pause();
    } else {
      this.play();
    }
  }

  pause(): void {
    cancelAnimationFrame(this.frame);
    if (this.state.isPlaying) {
      this.change({ isPlaying: false });
    }
  }

  private play(): void {
    const { events, position } = this.state;
    if (events.length === 0) {
      return;
    }
    this.sinceMs = 0;
    this.change({ isPlaying: true, position: position >= events.length ? 0 : position });
    this.run(performance.now());
  }

  private run(before: number): void {
    this.frame = requestAnimationFrame((now) => {
      const { events, position, speed } = this.state;
      const next = movedPlayhead(events, { position, sinceMs: this.sinceMs }, now - before, speed);
      this.sinceMs = next.sinceMs;
      const isPlaying = next.position < events.length;
      if (next.position !== position || !isPlaying) {
        this.change({ position: next.position, isPlaying });
      }
      if (isPlaying) {
        this.run(now);
      }
    });
  }

  private change(change: Partial<PlayerState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) {
      listener();
    }
  }
}

function within(position: number, events: readonly unknown[]): number {
  return Math.max(0, Math.min(events.length, Math.round(position)));
}
