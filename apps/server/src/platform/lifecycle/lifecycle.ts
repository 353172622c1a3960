import { Injectable } from "@nestjs/common";

/** Whether the process is on its way out; readiness tells it to balancers. */
@Injectable()
export class Lifecycle {
  private leaving = false;

  get isStopping(): boolean {
    return this.leaving;
  }

  beginStop(): void {
    this.leaving = true;
  }
}
