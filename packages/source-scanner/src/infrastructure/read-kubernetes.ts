import type { Lines } from "../code/code-extraction.js";
import type { DataPlace } from "../reading/data-place.js";
import { hostsIn } from "../reading/url-hosts.js";
import { type DeclaredBinding, type DeclaredChannel, readBroker } from "./read-broker-resource.js";
import type { NamedAt } from "./read-compose.js";

const WORKLOADS: ReadonlySet<string> = new Set(["Deployment", "StatefulSet", "DaemonSet", "Job", "CronJob"]);

export interface KubernetesWorkload {
  readonly kind: string;
  readonly name: string;
  /** Of its containers; an empty text where a template fills it in. */
  readonly images: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly hosts: readonly NamedAt[];
  readonly lines: Lines;
}

/** A name in the cluster that leads to workloads with some labels. */
export interface KubernetesService {
  readonly name: string;
  readonly selector: Readonly<Record<string, string>>;
  readonly lines: Lines;
}

export interface KubernetesExtraction {
  readonly workloads: readonly KubernetesWorkload[];
  readonly services: readonly KubernetesService[];
  /** Addresses that workloads take from maps of the same file or folder are not followed. */
  readonly channels: readonly DeclaredChannel[];
  readonly bindings: readonly DeclaredBinding[];
}

/** Whether a document is a resource of Kubernetes. */
export function isResource(document: DataPlace): boolean {
  return document.at("apiVersion").text !== null && document.at("kind").text !== null;
}

/** What the resources of a file say. A name that a template fills in is none. */
export function readKubernetes(documents: readonly DataPlace[]): KubernetesExtraction {
  const resources = documents.flatMap(itemsOf).filter(isResource);
  const workloads = resources.filter(isWorkload).flatMap(workloadOf);
  const services = resources.filter((one) => one.at("kind").text === "Service").flatMap(serviceOf);
  const brokers = resources.map(readBroker);
  return {
    workloads,
    services,
    channels: brokers.flatMap(({ channels }) => channels),
    bindings: brokers.flatMap(({ bindings }) => bindings),
  };
}

/** Whether a workload does not say what it runs. */
export function hasBareWorkload(documents: readonly DataPlace[]): boolean {
  return documents
    .flatMap(itemsOf)
    .filter(isResource)
    .some((one) => isWorkload(one) && workloadOf(one).length === 0);
}

function isWorkload(resource: DataPlace): boolean {
  return WORKLOADS.has(resource.at("kind").textOrNone);
}

function itemsOf(document: DataPlace): readonly DataPlace[] {
  return document.at("kind").text === "List" ? document.at("items").entries : [document];
}

function workloadOf(resource: DataPlace): readonly KubernetesWorkload[] {
  const kind = resource.at("kind").textOrNone;
  const name = resource.at("metadata", "name").textOrNone;
  const job = kind === "CronJob" ? resource.at("spec", "jobTemplate") : resource;
  const template = job.at("spec", "template");
  const containers = template.at("spec", "containers").entries;
  if (containers.length === 0) {
    return [];
  }
  const images = containers.map((container) => imageOf(container.at("image")));
  const hosts = containers.flatMap((container) => container.at("env").entries.flatMap(hostsOfVariable));
  const labels = labelsOf(template.at("metadata", "labels"));
  return [{ kind, name: name.trim(), images, labels, hosts, lines: resource.at("kind").lines }];
}

/** What a template fills in stands in it; empty where it is no text. */
function imageOf({ value }: DataPlace): string {
  return typeof value === "string" ? value.trim() : "";
}

function hostsOfVariable(variable: DataPlace): readonly NamedAt[] {
  const hosts = hostsIn(variable.at("value").scalar ?? "");
  return hosts.map((name) => ({ name, lines: variable.lines }));
}

function serviceOf(resource: DataPlace): readonly KubernetesService[] {
  const name = resource.at("metadata", "name").text;
  const selector = labelsOf(resource.at("spec", "selector"));
  return name === null || Object.keys(selector).length === 0
    ? []
    : [{ name, selector, lines: resource.at("kind").lines }];
}

function labelsOf(place: DataPlace): Readonly<Record<string, string>> {
  return Object.fromEntries(place.members.map(({ key, scalar }) => [key, scalar ?? ""]));
}
