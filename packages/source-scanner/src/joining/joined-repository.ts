import { compareCodeUnits } from "@plumbline/model-core";
import { SCAN_LIMITS } from "../limits.js";
import { addComposeParties } from "./add-compose.js";
import { addWorkloads } from "./add-workloads.js";
import { composeParties } from "./compose-parties.js";
import { ConditionalCalls } from "./conditional-calls.js";
import { FileConditions } from "./file-conditions.js";
import { Landscape } from "./landscape.js";
import { languagesOfServices } from "./languages-of-services.js";
import { NameResolver } from "./name-resolver.js";
import { PackageFinder } from "./package-finder.js";
import { Projects } from "./projects.js";
import { type ReachedFolder, ReachFinder } from "./reach.js";
import type { ScannedRepository } from "./scanned-repository.js";
import { bestName } from "./service-book.js";
import type { ServiceDraft } from "./service-draft.js";
import { ServiceReach } from "./service-reach.js";
import { ImageServices } from "./services-of-images.js";
import { addServicesOfManifests } from "./services-of-manifests.js";

/** The services of a repository, and what is asked about them while facts are made. */
export interface JoinedRepository {
  readonly repository: ScannedRepository;
  readonly landscape: Landscape;
  readonly services: readonly JoinedService[];
  /** Services over the limit. */
  readonly servicesLeft: number;
  readonly languages: ReadonlyMap<string, readonly string[]>;
  readonly reach: ServiceReach;
  readonly packages: PackageFinder;
  readonly names: NameResolver;
  readonly conditions: FileConditions;
  readonly calls: ConditionalCalls;
}

export interface JoinedService {
  readonly draft: ServiceDraft;
  readonly name: string;
  readonly folders: readonly ReachedFolder[];
}

/** Finds the services; `name` is that of the repository, by which one at its root without another name is called. */
export function joinServices(repository: ScannedRepository, name: string): JoinedRepository {
  const projects = new Projects(repository);
  const landscape = new Landscape();
  addServicesOfManifests(landscape.book, repository, projects);
  const images = new ImageServices(landscape.book, repository, projects);
  addComposeParties(landscape, composeParties(repository), images);
  addWorkloads(landscape, repository);
  const finder = new ReachFinder(repository, projects);
  const drafts = landscape.book.drafts.toSorted((one, other) => compareCodeUnits(one.key, other.key));
  for (const draft of drafts) {
    const said =
      draft.root === null ? [] : projects.in(draft.root).map(({ manifest }) => manifest.technology);
    draft.technology ??= said.find((technology) => technology !== null) ?? null;
  }
  const services = drafts.slice(0, SCAN_LIMITS.services).map((draft) => ({
    draft,
    name: bestName(draft, name),
    folders: draft.root === null ? [] : finder.of(draft.root),
  }));
  const folders = new Map(
    services.filter(({ draft }) => draft.root !== null).map((one) => [one.draft.key, one.folders]),
  );
  const reach = new ServiceReach(folders);
  return {
    repository,
    landscape,
    services,
    servicesLeft: Math.max(0, drafts.length - SCAN_LIMITS.services),
    languages: languagesOfServices(repository, reach),
    reach,
    packages: new PackageFinder(projects, folders),
    names: new NameResolver(repository, reach),
    conditions: new FileConditions(repository, projects),
    calls: new ConditionalCalls(repository, reach),
  };
}
