import type { FactKind } from "@plumbline/model-core";
import { typedTags } from "../../design/typed-tags.js";
import type { TypedList } from "../../design/use-typed-list.js";
import { type AnyFact, fieldsOf } from "./part-fact.js";
import { type FieldControl, PART_FIELDS } from "./part-fields.js";

/** A fact as it is typed: numbers are texts, an empty one says nothing. */
export type PartForm = Readonly<Record<string, TypedList>>;

/** How it is known, which every fact but a schema says. */
const PROVENANCE = ["source", "revision", "confidence"] as const;

/** A fact as it is typed. */
export function formOfFact(kind: FactKind, fact: AnyFact): PartForm {
  const fields = fieldsOf(fact);
  const form: Record<string, TypedList> = {};
  for (const { name, control } of PART_FIELDS[kind]) {
    Object.assign(form, typed(name, control, fields[name]));
  }
  if ("factStatus" in fact) {
    form["factStatus"] = fact.factStatus;
    for (const name of PROVENANCE) {
      form[name] = textOf(fact.provenance?.[name]);
    }
  }
  return form;
}

function typed(name: string, control: FieldControl, value: unknown): PartForm {
  switch (control.is) {
    case "parts":
    case "tags":
      return { [name]: Array.isArray(value) ? value.map(textOf) : [] };
    case "retry": {
      const retry: Readonly<Record<string, unknown>> =
        typeof value === "object" && value !== null ? { ...value } : {};
      return {
        [`${name}.maxAttempts`]: textOf(retry["maxAttempts"]),
        [`${name}.backoffMs`]: textOf(retry["backoffMs"]),
      };
    }
    default:
      return { [name]: textOf(value) };
  }
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}

/** What a form says, as a put states it. */
export function factOfForm(kind: FactKind, form: PartForm): Readonly<Record<string, unknown>> {
  const fields = PART_FIELDS[kind].map((field) => [field.name, saidIn(form, field.name, field.control)]);
  const said = Object.fromEntries(fields);
  return kind === "schema"
    ? said
    : { ...said, factStatus: form["factStatus"] ?? null, provenance: provenanceIn(form) };
}

function saidIn(form: PartForm, name: string, control: FieldControl): unknown {
  const value = form[name] ?? "";
  if (control.is === "retry") {
    const [maxAttempts, backoffMs] = [lineIn(form, `${name}.maxAttempts`), lineIn(form, `${name}.backoffMs`)];
    return maxAttempts === "" && backoffMs === ""
      ? null
      : { maxAttempts: numberOf(maxAttempts), backoffMs: numberOf(backoffMs) };
  }
  if (control.is === "tags") {
    return typedTags(value);
  }
  if (typeof value !== "string") {
    return value;
  }
  switch (control.is) {
    case "number":
      return value.trim() === "" ? 0 : numberOf(value);
    case "code":
      return value;
    default:
      return value === "" ? null : value;
  }
}

function provenanceIn(form: PartForm): unknown {
  const [source, revision, confidence] = PROVENANCE.map((name) => lineIn(form, name));
  return source === "" && revision === "" && confidence === ""
    ? null
    : {
        source: source || null,
        revision: revision || null,
        confidence: confidence === "" ? null : numberOf(confidence ?? ""),
      };
}

/** What is no number is sent as it is typed, to be refused in the service's words. */
function numberOf(text: string): number | string | null {
  const trimmed = text.trim();
  return trimmed === "" ? null : Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
}

function lineIn(form: PartForm, name: string): string {
  const value = form[name];
  return typeof value === "string" ? value.trim() : "";
}

/** What was typed over one state of a fact, over another one: what was not touched is as it is there. */
export function formOver(kind: FactKind, typed: PartForm, from: AnyFact, other: AnyFact): PartForm {
  const before = formOfFact(kind, from);
  const touched = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { ...formOfFact(kind, other), ...Object.fromEntries(touched) };
}

/** What is stated of a fact, as a put states it again. */
export function statedOf(kind: FactKind, fact: AnyFact): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(fact);
  const names = [
    ...PART_FIELDS[kind].map(({ name }) => name),
    ...(kind === "schema" ? [] : ["factStatus", "provenance"]),
  ];
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}
