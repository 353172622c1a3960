import { closeSchema } from "./closed-schemas.js";

const closed = new WeakSet<object>();

/** A body that may hold its own fields alone; elsewhere unknown fields are passed over. */
export function ClosedBody(): ClassDecorator {
  return (target) => {
    closed.add(target);
    closeSchema(target.name);
  };
}

export function isClosedBody(type: unknown): boolean {
  return typeof type === "function" && closed.has(type);
}
