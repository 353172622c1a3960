import { isUnknownOutboxPackage } from "../patterns/known-packages.js";
import { extensionOf, folderOf } from "../selecting/file-path.js";
import type { UnselectedFile } from "../selecting/selection.js";
import { isUnreadLanguage } from "../selecting/unread-languages.js";
import { COVERAGE_REASONS, type Coverage, type CoverageReason } from "../snapshot.js";
import type { JoinedRepository } from "./joined-repository.js";

/** For the whole repository and for each service: whether a pattern that was not found is not there, and if not, why. */
export function coverageOf(joined: JoinedRepository, isComplete: boolean): readonly Coverage[] {
  const reasons = new ReasonBook(joined, isComplete);
  const keys = [null, ...joined.services.map(({ draft }) => draft.key)];
  return keys.map((serviceKey) => {
    const found = reasons.of(serviceKey);
    return { serviceKey, looked: found.length === 0, reasons: found };
  });
}

class ReasonBook {
  readonly #joined: JoinedRepository;
  readonly #isComplete: boolean;
  readonly #found = new Map<string | null, Set<CoverageReason>>();
  /** Services with source that is read. */
  readonly #withSource = new Set<string | null>();

  constructor(joined: JoinedRepository, isComplete: boolean) {
    this.#joined = joined;
    this.#isComplete = isComplete;
    this.#addSource();
    this.#addUnreadable();
    for (const file of joined.repository.unselected) {
      this.#addUnselected(file);
    }
  }

  of(serviceKey: string | null): readonly CoverageReason[] {
    const found = new Set(this.#found.get(serviceKey) ?? []);
    if (!this.#isComplete) {
      found.add("scan-incomplete");
    }
    if (!this.#withSource.has(serviceKey)) {
      found.add("no-supported-source");
    }
    if (this.#joined.packages.of(serviceKey).some(({ name }) => isUnknownOutboxPackage(name))) {
      found.add("unknown-outbox-package");
    }
    return COVERAGE_REASONS.filter((reason) => found.has(reason));
  }

  #addSource(): void {
    for (const { folder, content } of this.#joined.repository.ofKind("source")) {
      const { reading, hasErrors, hasPatternToken } = content.code;
      for (const serviceKey of this.#servicesOf(folder)) {
        this.#withSource.add(serviceKey);
        if (hasPatternToken && (reading === "unparsed" || hasErrors)) {
          this.#add(serviceKey, "unparsed-file");
        }
      }
    }
  }

  /** Bytes that are no text say nothing, not even which words are in them. */
  #addUnreadable(): void {
    for (const { file, extraction } of this.#joined.repository.files) {
      if (file.class === "source" && extraction.content.kind === "unread") {
        this.#addFor(file.path, "unparsed-file");
      }
    }
  }

  #addUnselected({ path, class: fileClass, reason }: UnselectedFile): void {
    const isUnread = isUnreadLanguage(extensionOf(path));
    if (reason === "exclude-glob" && (fileClass === "source" || isUnread)) {
      this.#addFor(path, "excluded-source");
    } else if (reason === "symlink" && fileClass === "source") {
      this.#addFor(path, "unparsed-file");
    } else if (reason === null && isUnread) {
      this.#addFor(path, "unsupported-language");
    }
  }

  #addFor(path: string, reason: CoverageReason): void {
    for (const serviceKey of this.#servicesOf(folderOf(path))) {
      this.#add(serviceKey, reason);
    }
  }

  #add(serviceKey: string | null, reason: CoverageReason): void {
    this.#found.set(serviceKey, (this.#found.get(serviceKey) ?? new Set()).add(reason));
  }

  #servicesOf(folder: string): readonly (string | null)[] {
    return [null, ...this.#joined.reach.ofFolder(folder).map(({ serviceKey }) => serviceKey)];
  }
}
