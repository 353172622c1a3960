import { Injectable } from "@nestjs/common";

/** Whether the process is on its way out; readiness tells it to balancers. */
@Injectable()
export class Lifecycle {
  private readonly leaving = new AbortController();

  get isStopping(): boolean {
    return this.leaving.signal.aborted;
  }

  /** Fires when it begins to stop: for what would take longer than there is time then. */
  get stopping(): AbortSignal {
    return this.leaving.signal;
  }

  beginStop(): void {
    this.leaving.abort();
  }
}
