import { childrenOf, readXml, textOf, type XmlElement } from "../reading/xml-element.js";
import { frameworkOf } from "./frameworks.js";
import { type Manifest, type PackageUse, plainManifest } from "./manifest.js";

const SERVICE_PLUGINS: ReadonlyMap<string, string> = new Map([
  ["spring-boot-maven-plugin", "Spring Boot"],
  ["quarkus-maven-plugin", "Quarkus"],
  ["micronaut-maven-plugin", "Micronaut"],
]);

/** What a `pom.xml` says; null when it cannot be read. */
export function readMaven(text: string): Manifest | null {
  const root = readXml(text);
  return root === null || root.name !== "project" ? null : manifestOf(root);
}

function manifestOf(root: XmlElement): Manifest {
  const packages = [...dependenciesOf(root, []), ...profileDependencies(root)];
  const isParent = textOf(root, "packaging") === "pom";
  const plugin = within(root, ["build", "plugins", "plugin"]).find((one) =>
    SERVICE_PLUGINS.has(String(textOf(one, "artifactId"))),
  );
  const technology =
    SERVICE_PLUGINS.get((plugin && textOf(plugin, "artifactId")) ?? "") ?? frameworkOf("maven", packages);
  const [named = root] = childrenOf(root, "artifactId");
  return {
    ...plainManifest("maven"),
    name: textOf(root, "artifactId"),
    deployable: deployableOf(isParent, plugin !== undefined),
    isWorkspaceRoot: isParent,
    technology: technology ?? "JVM",
    packages,
    lines: plugin?.lines ?? { first: named.lines.first, last: named.lines.first },
  };
}

function deployableOf(isParent: boolean, hasPlugin: boolean): Manifest["deployable"] {
  if (isParent) {
    return "no";
  }
  return hasPlugin ? "yes" : "with-main";
}

function profileDependencies(root: XmlElement): readonly PackageUse[] {
  return within(root, ["profiles", "profile"]).flatMap((profile) =>
    dependenciesOf(profile, [`maven-profile:${textOf(profile, "id")}`]),
  );
}

function dependenciesOf(holder: XmlElement, conditions: readonly string[]): readonly PackageUse[] {
  return within(holder, ["dependencies", "dependency"]).flatMap((dependency) => {
    const name = textOf(dependency, "artifactId");
    const isOfTests = textOf(dependency, "scope") === "test";
    return name === null || isOfTests ? [] : [{ name, conditions, lines: dependency.lines }];
  });
}

function within(element: XmlElement, names: readonly string[]): readonly XmlElement[] {
  return names.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap((one) => childrenOf(one, name)),
    [element],
  );
}
