import { whyUnread } from "../extracting/file-extraction.js";
import { isUnknownOutboxPackage } from "../patterns/known-packages.js";
import { isManifest } from "../selecting/file-class.js";
import { extensionOf, folderOf } from "../selecting/file-path.js";
import type { UnselectedFile } from "../selecting/selection.js";
import { isUnreadLanguage } from "../selecting/unread-languages.js";
import { COVERAGE_REASONS, type Coverage, type CoverageReason } from "../snapshot.js";
import type { JoinedRepository } from "./joined-repository.js";
import { ServicesOfManifest } from "./services-of-manifest.js";

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
  readonly #ofManifest: ServicesOfManifest;
  readonly #found = new Map<string | null, Set<CoverageReason>>();
  /** Services with source that is read. */
  readonly #withSource = new Set<string | null>();

  constructor(joined: JoinedRepository, isComplete: boolean) {
    this.#joined = joined;
    this.#isComplete = isComplete;
    this.#ofManifest = new ServicesOfManifest(
      new Map(joined.services.map(({ draft, folders }) => [draft.key, folders])),
    );
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

  /** Bytes that are no text say nothing, not even which words are in them; manifests say what else is to be read. */
  #addUnreadable(): void {
    for (const { file, extraction } of this.#joined.repository.files) {
      if (whyUnread(extraction.content) !== null) {
        this.#addFor(file, "unparsed-file");
      }
    }
  }

  #addUnselected(file: UnselectedFile): void {
    const { path, reason } = file;
    const isUnread = isUnreadLanguage(extensionOf(path));
    if (reason === "exclude-glob") {
      this.#addFor(isUnread ? { path, class: "source" } : file, "excluded-source");
    } else if (reason === "symlink") {
      this.#addFor(file, "unparsed-file");
    } else if (reason === null && isUnread) {
      this.#addFor({ path, class: "source" }, "unsupported-language");
    }
  }

  #addFor(file: Pick<UnselectedFile, "path" | "class">, reason: CoverageReason): void {
    for (const serviceKey of this.#servicesFor(file)) {
      this.#add(serviceKey, reason);
    }
  }

  /** Those whose patterns may rest on a file, and the repository; of other classes than code and manifests, none. */
  #servicesFor(file: Pick<UnselectedFile, "path" | "class">): readonly (string | null)[] {
    if (isManifest(file.class)) {
      return [null, ...this.#ofManifest.of(file)];
    }
    return file.class === "source" ? this.#servicesOf(folderOf(file.path)) : [];
  }

  #add(serviceKey: string | null, reason: CoverageReason): void {
    this.#found.set(serviceKey, (this.#found.get(serviceKey) ?? new Set()).add(reason));
  }

  #servicesOf(folder: string): readonly (string | null)[] {
    return [null, ...this.#joined.reach.ofFolder(folder).map(({ serviceKey }) => serviceKey)];
  }
}
