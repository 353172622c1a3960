import { frameworkOf } from "./frameworks.js";
import type { Manifest, PackageUse } from "./manifest.js";
import { serviceOfPlugin } from "./read-gradle.js";
import type { GradleCatalog } from "./read-gradle-catalog.js";

/** A manifest of Gradle whose aliases are the packages and plugins that its catalog names so. */
export function withGradleCatalog(manifest: Manifest, catalog: GradleCatalog): Manifest {
  const packages = manifest.packages.flatMap((one) => packagesOf(one, catalog));
  const service = manifest.deployable === "yes" ? null : serviceOf(manifest, catalog);
  const isKnown = manifest.technology !== PLAIN;
  return {
    ...manifest,
    packages,
    technology:
      service?.technology ?? (isKnown ? manifest.technology : (frameworkOf("gradle", packages) ?? PLAIN)),
    ...(service === null ? {} : { deployable: "yes", lines: service.lines }),
  };
}

const PLAIN = "JVM";

function serviceOf({ pluginAliases }: Manifest, { plugins }: GradleCatalog) {
  const [service = null] = pluginAliases.flatMap(({ name, lines }) => {
    const plugin = plugins.find(({ alias }) => `libs.plugins.${alias}` === name);
    const found = plugin === undefined ? null : serviceOfPlugin(plugin.name);
    return found === null ? [] : [{ ...found, lines }];
  });
  return service;
}

function packagesOf(asked: PackageUse, { libraries, bundles }: GradleCatalog): readonly PackageUse[] {
  const bundle = bundles.find(({ alias }) => `libs.bundles.${alias}` === asked.name);
  const aliases = bundle?.libraries.map((alias) => `libs.${alias}`) ?? [asked.name];
  return aliases.map((alias) => {
    const library = libraries.find((one) => `libs.${one.alias}` === alias);
    return { ...asked, name: library?.name ?? alias };
  });
}
