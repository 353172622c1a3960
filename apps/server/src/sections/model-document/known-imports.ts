import type { Guid } from "@plumbline/model-core";
import type { KnownImport } from "./known-import.js";
import { KNOWN_DOCUMENTS, KNOWN_PROJECTS } from "./limits.js";

/** What was imported last, by project; of each the documents of its newest state alone. */
export class KnownImports {
  /** In the order they were used, oldest first. */
  private readonly byProject = new Map<Guid, readonly KnownImport[]>();

  of(projectId: Guid): readonly KnownImport[] {
    return this.byProject.get(projectId) ?? [];
  }

  add(projectId: Guid, known: KnownImport): void {
    const others = this.of(projectId).filter(
      ({ document, state }) => state === known.state && document !== known.document,
    );
    this.byProject.delete(projectId);
    this.byProject.set(projectId, [...others, known].slice(-KNOWN_DOCUMENTS));
    for (const oldest of this.byProject.keys()) {
      if (this.byProject.size <= KNOWN_PROJECTS) {
        break;
      }
      this.byProject.delete(oldest);
    }
  }
}
