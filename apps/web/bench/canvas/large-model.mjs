import { uuidV5 } from "@plumbline/model-core";

const SPACE = "6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10";
const SYSTEMS = 50;
const APPS = 9;
const COMPONENTS = 10;
const RELATIONSHIPS = 10_000;

/** @param {string} name */
const idOf = (name) => uuidV5(SPACE, name);

/**
 * 5,000 elements: systems of apps of components, or systems beside each other, with 10,000 relationships, most of them near.
 * @param {{isNested: boolean, prefix: string}} shape `prefix` keeps the IDs of two models apart
 */
export function largeModel({ isNested, prefix }) {
  const names = isNested ? nestedNames() : Array.from({ length: 5_000 }, (_, place) => `system-${place}`);
  const elements = names.map((name) => ({
    id: idOf(prefix + name),
    kind: isNested ? kindOf(name) : "system",
    name,
    technology: null,
    status: "current",
    parentId: isNested && name.includes("/") ? idOf(prefix + name.slice(0, name.lastIndexOf("/"))) : null,
  }));
  const relationships = Array.from({ length: RELATIONSHIPS }, (_, place) => {
    const from = (place * 7919) % elements.length;
    const far = place % 10 === 0 ? 1_237 : 3 + (place % 17);
    const to = (from + far) % elements.length;
    const [one, other] = [elements[from], elements[to]];
    return {
      id: idOf(`${prefix}r${place}`),
      fromId: one?.id,
      toId: other?.id,
      label: "calls",
      kind: "behavioural",
    };
  });
  return { version: "1.0", project: { name: prefix }, elements, relationships };
}

function nestedNames() {
  const names = [];
  for (let system = 0; system < SYSTEMS; system += 1) {
    names.push(`system-${system}`);
    for (let app = 0; app < APPS; app += 1) {
      names.push(`system-${system}/app-${app}`);
      for (let component = 0; component < COMPONENTS; component += 1) {
        names.push(`system-${system}/app-${app}/part-${component}`);
      }
    }
  }
  return names;
}

/** @param {string} name */
function kindOf(name) {
  return /** @type {const} */ (["system", "app", "component"])[name.split("/").length - 1] ?? "component";
}
