import type { AiTask, Settings } from "../settings.js";
import { AI_TASKS } from "../settings.js";

/** The tasks routed to what is no enabled provider (docs/reference/settings.md#task-routing). */
export function misroutedTasks(settings: Settings): readonly AiTask[] {
  const { providers, taskRouting } = settings.ai;
  const enabled = new Set(providers.flatMap(({ id, enabled }) => (enabled ? [id] : [])));
  return AI_TASKS.filter((task) => {
    const id = taskRouting[task];
    return id !== null && !enabled.has(id);
  });
}
