import type { ClientAddress } from "./address-of-link.js";

/** Where a branch is seen and worked on. */
export function branchAddress(projectId: string, branchId: string): ClientAddress {
  return { to: `/projects/${projectId}/model`, search: { branch: branchId } };
}
