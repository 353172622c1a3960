import type { CallMessage, CallName, CallReply } from "./calls.js";
import { EnginesTooLongError } from "./engines-too-long-error.js";

/** What of a worker a line of calls uses. */
export interface Works {
  postMessage(message: CallMessage): void;
  terminate(): void;
}

/** What a worker tells its line. */
export interface Told {
  readonly reply: (reply: CallReply) => void;
  readonly broke: (message: string) => void;
}

/** A call that waits, with who is told what came of it. */
interface Waiting {
  readonly message: CallMessage;
  readonly done: (output: never) => void;
  readonly failed: (error: Error) => void;
}

export interface LineOptions {
  readonly makeWorker: (told: Told) => Works;
  /** How long a call may take once it began, in milliseconds. */
  readonly longestOf: (message: CallMessage) => number;
}

/**
 * Calls on their way to a worker, which answers one after the other. A call that never ends would hold all others: it is
 * given up with its worker, and those behind it go to another one.
 */
export class CallLine {
  private readonly waiting = new Map<number, Waiting>();
  private worker: Works | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;

  constructor(private readonly options: LineOptions) {}

  call(name: CallName, input: unknown): Promise<never> {
    this.last += 1;
    const message: CallMessage = { id: this.last, name, input };
    return new Promise((done, failed) => {
      this.waiting.set(message.id, { message, done, failed });
      this.theWorker().postMessage(message);
    });
  }

  private theWorker(): Works {
    this.worker ??= this.options.makeWorker({
      reply: (reply) => this.take(reply),
      broke: (message) => this.giveUp(message),
    });
    return this.worker;
  }

  private take(reply: CallReply): void {
    clearTimeout(this.timer);
    const call = this.waiting.get(reply.id);
    if (call === undefined) {
      return;
    }
    if ("began" in reply) {
      // What a worker needs until it is loaded is no fault of the call.
      this.timer = setTimeout(() => this.endCall(call), this.options.longestOf(call.message));
      return;
    }
    this.waiting.delete(reply.id);
    if ("failed" in reply) {
      call.failed(new Error(reply.failed));
    } else {
      call.done(reply.output as never);
    }
  }

  private endCall({ message, failed }: Waiting): void {
    this.endWorker();
    this.waiting.delete(message.id);
    failed(new EnginesTooLongError(this.options.longestOf(message)));
    for (const behind of this.waiting.values()) {
      this.theWorker().postMessage(behind.message);
    }
  }

  /** A worker that broke answers nothing more: whoever waits is told, and the next call loads another. */
  private giveUp(message: string): void {
    this.endWorker();
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { failed } of lost) {
      failed(new Error(message || "The worker could not be loaded"));
    }
  }

  private endWorker(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
  }
}
