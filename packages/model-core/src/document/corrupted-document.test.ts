import { describe, expect, it } from "@jest/globals";
import { type JsonValue, LIST_OF_KIND, parseModelDocument } from "../index.js";
import { aFullModel, idOf } from "../testing/a-model.js";
import { documentOf, type Loose, planOf } from "../testing/an-import.js";

const FULL = aFullModel().model;
const LISTS = Object.values(LIST_OF_KIND);

type Path = readonly (string | number)[];

/** Every value inside the lists of a document, with its path. */
function pathsOf(value: Loose, path: Path): readonly Path[] {
  if (typeof value !== "object" || value === null) {
    return [path];
  }
  const inner = Object.keys(value).flatMap((key) =>
    pathsOf(value[key], [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length < 2 ? inner : [path, ...inner];
}

function spelled(path: Path): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .slice(1);
}

function withValue(path: Path, value: unknown): Loose {
  const document = documentOf(FULL);
  const holder = path.slice(0, -1).reduce((object: Loose, key) => object[key], document);
  holder[path.at(-1) ?? ""] = value;
  return document;
}

const valueAt = (path: Path): Loose => path.reduce((object: Loose, key) => object[key], documentOf(FULL));

const PATHS = LISTS.flatMap((list) => pathsOf(documentOf(FULL)[list], [list])).filter(
  (path) => !(path[0] === "schemas" && path.at(-1) === "version"),
);

/** Values of other types than the one that stands there. */
function wrongTypes(value: Loose): readonly unknown[] {
  const wrong: readonly unknown[] = [true, 7.5, "text", ["text"], { key: "text" }];
  const sameType = (other: unknown): boolean =>
    value === null ? typeof other === "string" || typeof other === "object" : typeof other === typeof value;
  return wrong.filter((other) => Array.isArray(other) !== Array.isArray(value) || !sameType(other));
}

describe("a document in which one value is corrupted", () => {
  it.each(PATHS.map((path) => [spelled(path), path] as const))(
    "is refused with the path %s",
    (field, path) => {
      for (const wrong of wrongTypes(valueAt(path))) {
        const result = parseModelDocument(withValue(path, wrong) as JsonValue);
        expect(result.ok ? [wrong] : result.refusal.errors.map((error) => error.field)).toEqual([field]);
      }
    },
  );

  const IDS = PATHS.filter(
    (path) =>
      typeof valueAt(path) === "string" &&
      /Ids?$/.test(String(path.find((key, index) => index > 1 && typeof key === "string"))),
  );
  const UNKNOWN = idOf("element", "nobody");

  it.each(IDS.map((path) => [spelled(path), path] as const))(
    "is refused as the entry whose reference %s leads nowhere",
    (field, path) => {
      const entry = valueAt(path.slice(0, 2));
      const plan = planOf(withValue(path, UNKNOWN));
      const own = plan.refusal?.errors.find((error) => error.field.endsWith(entry.id));
      expect(own?.message).toContain(`${field.slice(field.indexOf(".") + 1)}: must name`);
    },
  );

  const LABELS = PATHS.filter((path) =>
    ["kind", "status", "transport", "factStatus"].includes(String(path.at(-1))),
  );

  it.each(LABELS.map((path) => [spelled(path), path] as const))(
    "is refused as the entry whose label %s is outside its set",
    (_, path) => {
      const entry = valueAt(path.slice(0, 2));
      const plan = planOf(withValue(path, "no such label"));
      const own = plan.refusal?.errors.find((error) => error.field.endsWith(entry.id));
      expect(own?.message).toContain(`${path.at(-1)}: must be one of`);
    },
  );
});
