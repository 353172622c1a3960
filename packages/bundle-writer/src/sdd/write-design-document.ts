import type { Design } from "../design/design.js";

export function writeDesignDocument({ pinned }: Design): string {
  return `# ${pinned.projectId}\n`;
}
