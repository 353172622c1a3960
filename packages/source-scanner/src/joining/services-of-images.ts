import { knownImage } from "../infrastructure/known-images.js";
import { resolvePath } from "../selecting/file-path.js";
import type { ComposeParty } from "./compose-parties.js";
import { dockerfileRoot } from "./dockerfile-root.js";
import type { SaidImage } from "./landscape.js";
import type { Projects } from "./projects.js";
import type { FileOfKind, ScannedRepository } from "./scanned-repository.js";
import type { ServiceBook } from "./service-book.js";
import type { ServiceDraft } from "./service-draft.js";

type Dockerfile = FileOfKind<"dockerfile">;

/** Services that Dockerfiles and compose files build; a compose file says of a Dockerfile from where it is built. */
export class ImageServices {
  readonly #book: ServiceBook;
  readonly #repository: ScannedRepository;
  readonly #projects: Projects;
  readonly #dockerfiles: ReadonlyMap<string, Dockerfile>;
  readonly #placed = new Set<string>();

  constructor(book: ServiceBook, repository: ScannedRepository, projects: Projects) {
    this.#book = book;
    this.#repository = repository;
    this.#projects = projects;
    this.#dockerfiles = new Map(repository.ofKind("dockerfile").map((file) => [file.path, file]));
  }

  /** The service that a party of a compose file is built as; null where the files do not say which. */
  addBuilt(party: ComposeParty): ServiceDraft | null {
    const context = this.#contextOf(party);
    const dockerfile = this.#dockerfileOf(party);
    if (context === null || (dockerfile === undefined && party.build?.dockerfile !== null)) {
      return null;
    }
    return this.#addAt(
      dockerfile === undefined ? context : this.#rootOf(dockerfile, context),
      party,
      dockerfile,
    );
  }

  /** The service at the build context of a party; null when that is not here, or its Dockerfile may be of any other. */
  addAtContext(party: ComposeParty): ServiceDraft | null {
    const context = this.#contextOf(party);
    const isAnyones = party.build?.dockerfile?.includes("$") === true;
    return context === null || isAnyones ? null : this.#addAt(context, party, undefined);
  }

  #contextOf({ folder, build }: ComposeParty): string | null {
    const context = build === null ? null : resolvePath(folder, build.context);
    return context !== null && this.#repository.folders.has(context) ? context : null;
  }

  #dockerfileOf(party: ComposeParty): Dockerfile | undefined {
    const context = this.#contextOf(party);
    const path = context === null ? null : resolvePath(context, party.build?.dockerfile ?? "Dockerfile");
    return this.#dockerfiles.get(path ?? "");
  }

  #addAt(root: string, party: ComposeParty, dockerfile: Dockerfile | undefined): ServiceDraft {
    const draft = this.#book.at(root, party.buildPlace);
    this.#book.call(draft, "compose", party.name);
    if (dockerfile !== undefined) {
      this.#describe(draft, dockerfile);
    }
    return draft;
  }

  /** What no compose file builds. */
  addOthers(): void {
    for (const dockerfile of this.#dockerfiles.values()) {
      if (!this.#placed.has(dockerfile.path) && !isOfKnownImage(dockerfile)) {
        const { path, content } = dockerfile;
        const draft = this.#book.at(this.#rootOf(dockerfile, null), {
          path,
          lines: content.dockerfile.lines,
        });
        this.#describe(draft, dockerfile);
      }
    }
  }

  /** A build of a store's or broker's own image is that store or broker. */
  builtImage(party: ComposeParty): SaidImage | null {
    const file = this.#dockerfileOf(party);
    const image = file?.content.dockerfile.baseImage ?? null;
    return file === undefined || image === null
      ? null
      : { image, place: { path: file.path, lines: file.content.dockerfile.lines } };
  }

  #rootOf({ path, content }: Dockerfile, context: string | null): string {
    return dockerfileRoot(this.#repository, this.#projects, {
      path,
      projects: content.dockerfile.projects,
      context,
    });
  }

  #describe(draft: ServiceDraft, { path, content: { dockerfile } }: Dockerfile): void {
    this.#placed.add(path);
    draft.baseImage ??= dockerfile.baseImage;
    draft.places.push({ path, lines: dockerfile.lines });
    for (const port of dockerfile.ports) {
      draft.ports.add(port);
    }
  }
}

function isOfKnownImage({ content }: Dockerfile): boolean {
  const { baseImage } = content.dockerfile;
  return baseImage !== null && knownImage(baseImage) !== null;
}
