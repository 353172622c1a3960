import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from "@nestjs/common";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { Log } from "../../../platform/logging/log.js";
import { SessionRepository } from "./session.repository.js";

const CLEANING_MS = 60 * 60 * 1000;

/** Deletes sessions that are over: at the start, and every hour. */
@Injectable()
export class SessionCleaning implements OnApplicationBootstrap, OnApplicationShutdown {
  private cleaning: NodeJS.Timeout | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionRepository,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.clean();
    this.cleaning = setInterval(() => void this.clean(), CLEANING_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.cleaning);
  }

  private async clean(): Promise<void> {
    try {
      await this.sessions.deleteExpired(this.unitOfWork.reader);
    } catch (thrown) {
      this.log.warn({ err: thrown }, "expired sessions could not be deleted now; they are tried again");
    }
  }
}
