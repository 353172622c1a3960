import { childrenOf, readXml, textOf, type XmlElement } from "../reading/xml-element.js";
import {
  type ConditionalFile,
  type Manifest,
  type PackageUse,
  type ProjectReference,
  plainManifest,
} from "./manifest.js";

/** What a `*.csproj`, a `*.fsproj` or a `Directory.*.props` says; null when it cannot be read. */
export function readDotnet(text: string): Manifest | null {
  const root = readXml(text);
  return root === null || root.name !== "Project" ? null : manifestOf(root);
}

function manifestOf(root: XmlElement): Manifest {
  const items = new DotnetItems();
  items.take(root, []);
  const sdk = items.sdks.join(";");
  return {
    ...plainManifest("dotnet"),
    deployable: isService(items, sdk) ? "yes" : "no",
    technology: technologyOf(sdk),
    packages: items.packages,
    references: items.references,
    conditionalFiles: items.files,
    removedFiles: items.removed,
    lines: items.saysService ?? { first: root.lines.first, last: root.lines.first },
  };
}

/** The host of a development set-up and a test project are programs too, and no part of the system. */
function isService(items: DotnetItems, sdk: string): boolean {
  const isHost = items.isAspireHost || /Aspire\.AppHost/i.test(sdk);
  const isTest =
    items.isTest || items.packages.some(({ name }) => name.toLowerCase() === "microsoft.net.test.sdk");
  return (
    !isHost && !isTest && (/\.Sdk\.(?:Web|Worker)\b/i.test(sdk) || items.outputType?.toLowerCase() === "exe")
  );
}

function technologyOf(sdk: string): string {
  if (/\.Sdk\.Web\b/i.test(sdk)) {
    return "ASP.NET Core";
  }
  return /\.Sdk\.Worker\b/i.test(sdk) ? ".NET worker" : ".NET";
}

/** The items of a project file, each with the conditions of itself and of what it is in. */
class DotnetItems {
  readonly packages: PackageUse[] = [];
  readonly references: ProjectReference[] = [];
  readonly files: ConditionalFile[] = [];
  readonly removed: ConditionalFile[] = [];
  readonly sdks: string[] = [];
  outputType: string | null = null;
  isAspireHost = false;
  isTest = false;
  saysService: XmlElement["lines"] | null = null;

  take(element: XmlElement, outer: readonly string[]): void {
    const conditions = [...outer, ...conditionOf(element)];
    this.#takeSelf(element, conditions);
    const others = element.name === "Choose" ? childrenOf(element, "When").flatMap(conditionOf) : [];
    for (const child of element.children) {
      const isOtherwise = child.name === "Otherwise" && others.length > 0;
      this.take(child, isOtherwise ? [...conditions, `!(${others.join(" || ")})`] : conditions);
    }
  }

  #takeSelf(element: XmlElement, conditions: readonly string[]): void {
    const { name, attributes, lines } = element;
    const included = attributes.get("Include");
    if (name === "Project" || name === "Sdk" || name === "Import") {
      this.#takeSdk(attributes.get(name === "Sdk" ? "Name" : "Sdk"));
    } else if (included !== undefined && (name === "PackageReference" || name === "GlobalPackageReference")) {
      this.packages.push({ name: included, conditions, lines });
    } else if (included !== undefined && name === "ProjectReference") {
      this.references.push({ path: included, conditions, lines });
    } else if (name === "Compile") {
      this.files.push(...pathsIn(included).map((path) => ({ path, conditions })));
      this.removed.push(...pathsIn(attributes.get("Remove")).map((path) => ({ path, conditions })));
    } else if (name === "PropertyGroup") {
      this.#takeProperties(element);
    }
  }

  #takeSdk(sdk: string | undefined): void {
    if (sdk !== undefined) {
      this.sdks.push(sdk.replace(/\/.*$/, ""));
    }
  }

  #takeProperties(group: XmlElement): void {
    const [output] = childrenOf(group, "OutputType");
    if (output !== undefined) {
      this.outputType = output.text;
      this.saysService = output.lines;
    }
    this.isAspireHost ||= textOf(group, "IsAspireHost")?.toLowerCase() === "true";
    this.isTest ||= textOf(group, "IsTestProject")?.toLowerCase() === "true";
  }
}

/** `a.cs;Legacy/**` */
function pathsIn(written: string | undefined): readonly string[] {
  const paths = written?.split(";").map((path) => path.trim()) ?? [];
  return paths.filter((path) => path !== "");
}

function conditionOf(element: XmlElement): readonly string[] {
  const condition = element.attributes.get("Condition")?.trim() ?? "";
  return condition === "" ? [] : [condition];
}
