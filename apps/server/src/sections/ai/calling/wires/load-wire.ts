import type { AiProviderKind } from "@plumbline/settings-policy";
import type { Wire, WireAccess } from "./wire.js";

/** Each library is loaded when the first provider of its kind is asked. */
const WIRES: { readonly [Kind in AiProviderKind]: () => Promise<(access: WireAccess) => Wire> } = {
  "vendor-a": async () => (await import("./vendor-a.js")).vendorA,
  "vendor-b": async () => (await import("./vendor-b.js")).vendorB,
  "vendor-c": async () => (await import("./vendor-c.js")).vendorC,
  "vendor-a-compatible": async () => (await import("./vendor-a-compatible.js")).vendorACompatible,
};

/** How a kind of provider is spoken to. */
export async function loadWire(kind: AiProviderKind, access: WireAccess): Promise<Wire> {
  const wire = await WIRES[kind]();
  return wire(access);
}
