import { knownImage } from "../infrastructure/known-images.js";
import type { KubernetesService, KubernetesWorkload } from "../infrastructure/read-kubernetes.js";
import { imageBase } from "../reading/image-name.js";
import type { Landscape } from "./landscape.js";
import type { FileOfKind, ScannedRepository } from "./scanned-repository.js";
import { call } from "./service-book.js";

/** Workloads of Kubernetes: each is the service of its image, or a store or broker of the table. */
export function addWorkloads(landscape: Landscape, repository: ScannedRepository): void {
  const values = imagesOfCharts(repository);
  const joined: { readonly workload: KubernetesWorkload; readonly key: string }[] = [];
  const files = repository.ofKind("kubernetes");
  for (const file of files) {
    const filled = values.get(chartOf(file.path)) ?? [];
    for (const workload of file.content.kubernetes.workloads) {
      const key = addWorkload(landscape, file, workload, filled);
      if (key !== null) {
        joined.push({ workload, key });
        const turns = workload.hosts.map(({ name, lines }) => ({ from: key, name, place: { path: file.path, lines } }));
        landscape.turns.push(...turns);
      }
    }
  }
  for (const service of files.flatMap(({ content }) => content.kubernetes.services)) {
    for (const { key } of joined.filter(({ workload }) => selects(service, workload))) {
      landscape.parties.add(service.name, key);
    }
  }
}

function addWorkload(
  landscape: Landscape,
  { path }: FileOfKind<"kubernetes">,
  workload: KubernetesWorkload,
  filled: readonly string[],
): string | null {
  const place = { path, lines: workload.lines };
  const [image] = [...workload.images, ...filled].filter((one) => imageBase(one) !== null);
  const base = imageBase(image ?? "");
  if (image === undefined || base === null) {
    return null;
  }
  const known = knownImage(image);
  if (known !== null) {
    return workload.name === "" ? null : landscape.keep({ ...known, name: workload.name, image, place });
  }
  const draft = landscape.book.named(base) ?? landscape.book.ofImage(base, place);
  draft.places.push(place);
  call(draft, "workload", workload.name);
  if (workload.name !== "") {
    landscape.parties.add(workload.name, draft.key);
  }
  return draft.key;
}

/** Images that a chart takes from its plain values, by the folder of the chart. */
function imagesOfCharts(repository: ScannedRepository): ReadonlyMap<string, readonly string[]> {
  const files = repository.ofKind("helm").filter(({ content }) => content.helm.images.length > 0);
  return new Map(files.filter(({ path }) => /(?:^|\/)values\.ya?ml$/.test(path)).map(({ folder, content }) => [folder, content.helm.images]));
}

function chartOf(path: string): string {
  const at = path.lastIndexOf("templates/");
  return at <= 0 ? "." : path.slice(0, at - 1);
}

function selects({ selector }: KubernetesService, { labels }: KubernetesWorkload): boolean {
  return Object.entries(selector).every(([key, value]) => Object.hasOwn(labels, key) && labels[key] === value);
}
