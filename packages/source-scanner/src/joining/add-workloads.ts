import { knownImage } from "../infrastructure/known-images.js";
import type { KubernetesService, KubernetesWorkload } from "../infrastructure/read-kubernetes.js";
import { imageBase } from "../reading/image-name.js";
import type { Landscape, SaidImage } from "./landscape.js";
import { listAt } from "./list-at.js";
import type { Place } from "./place.js";
import type { FileOfKind, ScannedRepository } from "./scanned-repository.js";

interface JoinedWorkload {
  readonly workload: KubernetesWorkload;
  readonly key: string;
  /** Where it is said whose it is, and what that is called. */
  readonly places: Place[];
}

/** Workloads of Kubernetes: each is the service of its image, or a store or broker of the table. */
export function addWorkloads(landscape: Landscape, repository: ScannedRepository): void {
  const values = imagesOfCharts(repository);
  const joined: JoinedWorkload[] = [];
  const files = repository.ofKind("kubernetes");
  for (const file of files) {
    const filled = values.get(chartOf(file.path)) ?? [];
    for (const workload of file.content.kubernetes.workloads) {
      const one = addWorkload(landscape, file, workload, filled);
      if (one !== null) {
        joined.push(one);
        for (const { name, lines } of workload.hosts) {
          landscape.turns.push({ from: one.key, name, place: { path: file.path, lines } });
        }
      }
    }
  }
  addNames(landscape, files, workloadsByLabel(joined));
}

/** Services of Kubernetes are further names of the workloads that they lead to. */
function addNames(
  landscape: Landscape,
  files: readonly FileOfKind<"kubernetes">[],
  byLabel: ReadonlyMap<string, readonly JoinedWorkload[]>,
): void {
  for (const { path, content } of files) {
    for (const service of content.kubernetes.services) {
      const [label] = Object.entries(service.selector).map(labelText);
      const candidates = byLabel.get(label ?? "") ?? [];
      for (const { key, places } of candidates.filter(({ workload }) => selects(service, workload))) {
        landscape.parties.add(service.name, key);
        places.push({ path, lines: service.lines });
      }
    }
  }
}

function addWorkload(
  landscape: Landscape,
  { path }: FileOfKind<"kubernetes">,
  workload: KubernetesWorkload,
  filled: readonly SaidImage[],
): JoinedWorkload | null {
  const place = { path, lines: workload.lines };
  const own = workload.images.map((image) => ({ image, place }));
  const said = [...own, ...filled].find(({ image }) => imageBase(image) !== null);
  const base = imageBase(said?.image ?? "");
  if (said === undefined || base === null) {
    return null;
  }
  const known = knownImage(said.image);
  const places = [place, said.place];
  if (known !== null) {
    const kept = { ...known, name: workload.name, image: said.image, places };
    return workload.name === "" ? null : { workload, key: landscape.keep(kept), places };
  }
  const draft = landscape.book.named(base) ?? landscape.book.ofImage(base, place);
  draft.places.push(...places);
  landscape.book.call(draft, "workload", workload.name);
  if (workload.name !== "") {
    landscape.parties.add(workload.name, draft.key);
  }
  return { workload, key: draft.key, places: draft.places };
}

/** Images that a chart takes from its plain values, by the folder of the chart. */
function imagesOfCharts(repository: ScannedRepository): ReadonlyMap<string, readonly SaidImage[]> {
  const files = repository.ofKind("helm").filter(({ content }) => content.helm.images.length > 0);
  return new Map(
    files
      .filter(({ path }) => /(?:^|\/)values\.ya?ml$/.test(path))
      .map(({ path, folder, content }) => [
        folder,
        content.helm.images.map(({ image, lines }) => ({ image, place: { path, lines } })),
      ]),
  );
}

function chartOf(path: string): string {
  const at = path.lastIndexOf("templates/");
  return at <= 0 ? "." : path.slice(0, at - 1);
}

/** A name that leads to more workloads leads to nobody. */
const CANDIDATES = 100;

function workloadsByLabel(joined: readonly JoinedWorkload[]): ReadonlyMap<string, readonly JoinedWorkload[]> {
  const found = new Map<string, JoinedWorkload[]>();
  for (const one of joined) {
    for (const label of Object.entries(one.workload.labels).map(labelText)) {
      const alike = listAt(found, label);
      if (alike.length < CANDIDATES) {
        alike.push(one);
      }
    }
  }
  return found;
}

function labelText([key, value]: readonly [string, string]): string {
  return `${key}=${value}`;
}

function selects({ selector }: KubernetesService, { labels }: KubernetesWorkload): boolean {
  return Object.entries(selector).every(
    ([key, value]) => Object.hasOwn(labels, key) && labels[key] === value,
  );
}
