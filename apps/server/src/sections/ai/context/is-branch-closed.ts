import type { Reader } from "../../../platform/database/statements.js";
import { ModelRepository } from "../../model/for-threads.js";
import type { DesignPlace } from "./read-design.js";

const models = new ModelRepository();

/** Whether a branch is there that is not open any more, where no open one was found. */
export async function isBranchClosed(
  reader: Reader,
  { projectId, branchId }: Pick<DesignPlace, "projectId" | "branchId">,
): Promise<boolean> {
  return branchId !== null && (await models.findStreamOfHistory(reader, projectId, branchId)) !== null;
}
