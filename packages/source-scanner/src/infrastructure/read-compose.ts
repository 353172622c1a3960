import type { Lines } from "../code/code-extraction.js";
import type { DataPlace } from "../reading/data-place.js";
import { readData } from "../reading/read-data.js";
import { hostsIn } from "../reading/url-hosts.js";

/** A name that another party is known by, with the place that says it. */
export interface NamedAt {
  readonly name: string;
  readonly lines: Lines;
}

/** What one compose file says of a service; other files of its folder may say more. */
export interface ComposeService {
  readonly name: string;
  readonly image: string | null;
  readonly build: { readonly context: string; readonly dockerfile: string | null } | null;
  /** Services it depends on, and hosts that its environment names. */
  readonly dependsOn: readonly NamedAt[];
  readonly hosts: readonly NamedAt[];
  readonly lines: Lines;
}

/** The services of a compose file; null when it cannot be read, or says them in a form that is not known. */
export function readCompose(text: string): readonly ComposeService[] | null {
  return readData(text, "yaml", ([root]) =>
    root !== undefined && isKnownForm(root)
      ? root
          .at("services")
          .members.filter(({ isObject }) => isObject)
          .map(serviceOf)
      : null,
  );
}

/** Beside services; where these are in other files, or at the root as of old, they are not seen. */
const BESIDE = /^(?:version|name|networks|volumes|configs|secrets|models|x-.*)$/;

function isKnownForm(root: DataPlace): boolean {
  const services = root.at("services");
  return services.value === undefined
    ? root.members.length > 0 && root.members.every(({ key }) => BESIDE.test(key))
    : services.isObject;
}

function serviceOf(place: DataPlace): ComposeService {
  return {
    name: place.key,
    image: filledIn(place.at("image").text),
    build: buildOf(place.at("build")),
    dependsOn: namesOf(place.at("depends_on")),
    hosts: environmentOf(place.at("environment")),
    lines: place.lines,
  };
}

function buildOf(build: DataPlace): ComposeService["build"] {
  if (build.text !== null) {
    return { context: withDefaults(build.text), dockerfile: null };
  }
  if (!build.isObject || build.at("dockerfile_inline").value !== undefined) {
    return build.isObject ? { context: build.at("context").text ?? ".", dockerfile: null } : null;
  }
  const context = withDefaults(build.at("context").text ?? ".");
  return { context, dockerfile: filledIn(build.at("dockerfile").text) };
}

function filledIn(text: string | null): string | null {
  return text === null ? null : withDefaults(text);
}

/** `${NAME:-default}` is what it is where nothing else is said. */
function withDefaults(text: string): string {
  return text.replace(/\$\{\w+:?-([^{}]*)\}/g, "$1");
}

function namesOf(place: DataPlace): readonly NamedAt[] {
  const listed = place.entries.flatMap((entry) =>
    entry.text === null ? [] : [{ name: entry.text, lines: entry.lines }],
  );
  return [...listed, ...place.members.map((member) => ({ name: member.key, lines: member.lines }))];
}

/** A list of `KEY=value`, or keys with values. */
function environmentOf(place: DataPlace): readonly NamedAt[] {
  const listed = place.entries.flatMap((entry) => hostsAt(entry, entry.textOrNone.replace(/^[^=]*=/, "")));
  return [...listed, ...place.members.flatMap((member) => hostsAt(member, member.scalar ?? ""))];
}

function hostsAt(place: DataPlace, value: string): readonly NamedAt[] {
  const hosts = hostsIn(value);
  if (hosts.length === 0) {
    return [];
  }
  const { lines } = place;
  return hosts.map((name) => ({ name, lines }));
}
