import type { OpenAPIObject } from "@nestjs/swagger";

export type Operation = NonNullable<OpenAPIObject["paths"][string]["get"]>;

type Parameter = NonNullable<Operation["parameters"]>[number];

/** A handler that leaves a part of its path to the guard still has it in its path, and each part has words. */
export function describePathParameters(operation: Operation, path: string): void {
  const stated = operation.parameters ?? [];
  const known = new Set(stated.map((parameter) => ("name" in parameter ? parameter.name : "")));
  const missing = [...path.matchAll(/:(\w+)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !known.has(name))
    .map((name) => ({
      name,
      in: "path" as const,
      required: true,
    }));
  operation.parameters = [...missing, ...stated].map(withWords);
}

/** What a path names by an ID has the form of all IDs. */
function withWords(parameter: Parameter): Parameter {
  if ("$ref" in parameter || parameter.in !== "path") {
    return parameter;
  }
  if (!parameter.name.endsWith("Id")) {
    return { schema: { type: "string" }, ...parameter };
  }
  const description = `ID of the ${parameter.name.slice(0, -2)}`;
  return { description, ...parameter, schema: { type: "string", format: "uuid" } };
}
