import type { FindingName, SettledFinding } from "@plumbline/review-rules";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import type { Tx } from "../../../platform/database/statements.js";

/** The decisions of a project while findings are answered: what they name changes with the answers. */
export class DecisionsOfAnswers {
  static async hold(_: Tx, __: ProjectCaller): Promise<DecisionsOfAnswers> {
    return new DecisionsOfAnswers();
  }
  has(_: string): boolean {
    return false;
  }
  isInForce(_: string): boolean {
    return false;
  }
  naming(_: FindingName): string | null {
    return null;
  }
  answer(_: SettledFinding, __: string | null): void {
    return;
  }
  async write(_: Tx): Promise<void> {}
}
