import type { CanvasNodes } from "./canvas-nodes.js";

/** The same with one box selected and its lines standing out; what has nothing to do with it stays as it is. */
export function selectedNodes({ nodes, edges }: CanvasNodes, selectedId: string | null): CanvasNodes {
  if (selectedId === null) {
    return { nodes, edges };
  }
  return {
    nodes: nodes.map((node) =>
      node.id === selectedId ? { ...node, data: { ...node.data, isSelected: true } } : node,
    ),
    edges: edges.map((edge) =>
      edge.data !== undefined && isAbout(edge, selectedId)
        ? { ...edge, className: "touching", data: { ...edge.data, isTouching: true } }
        : edge,
    ),
  };
}

function isAbout(edge: CanvasNodes["edges"][number], selectedId: string): boolean {
  return (
    edge.source === selectedId ||
    edge.target === selectedId ||
    edge.data?.line.factIds.includes(selectedId) === true
  );
}
