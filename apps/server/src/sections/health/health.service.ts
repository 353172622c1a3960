import { Injectable } from "@nestjs/common";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";

const PATIENCE_MS = 2_000;

@Injectable()
export class HealthService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Whether the database answers within two seconds. */
  async reachesDatabase(): Promise<boolean> {
    const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
    const answer = this.unitOfWork.reader.query("SELECT 1").then(
      () => true,
      () => false,
    );
    return Promise.race([answer, late]);
  }
}
