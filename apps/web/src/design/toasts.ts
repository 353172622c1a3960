/** A sentence about what was done, which goes away by itself. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  /** What takes it back, while it is shown. */
  readonly undo: (() => void) | null;
}

const NONE: readonly Toast[] = [];

class Toasts {
  private shown = NONE;
  private last = 0;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): readonly Toast[] => this.shown;

  /** Whether anything was ever said. */
  readonly hasSaid = (): boolean => this.last > 0;

  /** Says what was done; `undo` takes it back. */
  say(text: string, undo: (() => void) | null = null): void {
    this.last += 1;
    this.change([...this.shown, { id: this.last, text, undo }]);
  }

  end(id: number): void {
    this.change(this.shown.filter((toast) => toast.id !== id));
  }

  private change(shown: readonly Toast[]): void {
    this.shown = shown;
    for (const listener of this.listeners) {
      listener();
    }
  }
}

export const toasts = new Toasts();
