import type { CanvasNodes } from "./canvas-nodes.js";
import type { SceneLine } from "./scene-lines.js";

/** The same with one box selected and its lines standing out; what has nothing to do with it stays as it is. */
export function selectedNodes({ nodes, lines }: CanvasNodes, selectedId: string | null): CanvasNodes {
  if (selectedId === null) {
    return { nodes, lines };
  }
  return {
    nodes: nodes.map((node) =>
      node.id === selectedId ? { ...node, data: { ...node.data, isSelected: true } } : node,
    ),
    lines: lines.map((drawn) => (isAbout(drawn.line, selectedId) ? { ...drawn, isTouching: true } : drawn)),
  };
}

function isAbout({ fromId, toId, factIds }: SceneLine, selectedId: string): boolean {
  return fromId === selectedId || toId === selectedId || factIds.includes(selectedId);
}
