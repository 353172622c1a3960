import type { Type } from "@nestjs/common";
import type { OpenAPIObject } from "@nestjs/swagger";
import {
  type Node,
  type SchemaPart,
  SchemaWriter,
  type Shape,
  type Side,
} from "@plumbline/model-core/declaring";
import { closeSchema } from "../request/closed-schemas.js";

const PREFIX = "#/components/schemas/";

interface Declared {
  readonly node: Node;
  readonly side: Side;
}

/** A schema as it is written, and the names of those that it refers to. */
interface Written {
  readonly schema: SchemaPart;
  readonly names: readonly string[];
}

const DECLARED = new Map<string, Declared>();
const REFINED = new Map<string, Written>();
const NAMES = { sent: new Map<Shape, string>(), answered: new Map<Shape, string>() } as const;

/**
 * The schema of a document that a package declares, as a class that the decorators of routes and fields take. Other
 * documents that hold the value, on the same side, refer to it.
 */
export function declared(name: string, node: Node, ...sides: readonly [Side, ...Side[]]): Type {
  if (DECLARED.has(name)) {
    throw new Error(`Two schemas have the name ${name}`);
  }
  DECLARED.set(name, { node, side: sides[0] });
  for (const side of sides) {
    if (NAMES[side].has(node.shape)) {
      throw new Error(`${name} is ${NAMES[side].get(node.shape)} already`);
    }
    NAMES[side].set(node.shape, name);
  }
  return { [name]: class {} }[name] as Type;
}

/** The same for a document whose reader refuses fields that it does not know. */
export function declaredClosed(name: string, node: Node, ...sides: readonly [Side, ...Side[]]): Type {
  closeSchema(name);
  return declared(name, node, ...sides);
}

/**
 * Says beside the declaration of a document what that cannot: which of several documents a field holds, by the word of
 * another one. `schemaOf` is given how to refer to others by their names.
 */
export function refined(name: string, schemaOf: (refer: (name: string) => SchemaPart) => SchemaPart): void {
  const names: string[] = [];
  const schema = schemaOf((other) => {
    names.push(other);
    return { $ref: PREFIX + other };
  });
  REFINED.set(name, { schema, names });
}

/** Writes the schemas that the document refers to, and those these refer to. */
export function describeDeclared(document: OpenAPIObject): OpenAPIObject {
  const schemas: Record<string, unknown> = document.components?.schemas ?? {};
  const open = Object.keys(schemas).filter((name) => DECLARED.has(name));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const { schema, names } = schemaOf(DECLARED.get(name));
    const more = REFINED.get(name);
    schemas[name] = { ...schema, ...more?.schema };
    open.push(...[...names, ...(more?.names ?? [])].filter((other) => !(other in schemas)));
  }
  return document;
}

function schemaOf(declared: Declared | undefined): Written {
  if (declared === undefined) {
    throw new Error("A schema refers to one that nobody declared");
  }
  const { node, side } = declared;
  const names: string[] = [];
  const writer = new SchemaWriter(side, (shape) => {
    const name = NAMES[side].get(shape);
    if (name !== undefined) {
      names.push(name);
    }
    return name === undefined ? null : PREFIX + name;
  });
  return { schema: writer.whole(node), names };
}
