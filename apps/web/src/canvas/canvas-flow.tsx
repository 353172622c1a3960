import { ReactFlow, useStore } from "@xyflow/react";
import { type ReactNode, useId } from "react";
import { classNames } from "../design/class-names.js";
import { CANVAS_WORDS as words } from "../words/canvas.js";
import type { LineEdge, PartNode } from "./canvas-nodes.js";
import { CanvasTools } from "./canvas-tools.js";
import type { ModelCanvasProps } from "./model-canvas.js";
import styles from "./model-canvas.module.css";
import { PartBox } from "./part-box.js";
import { PartFrame } from "./part-frame.js";
import { PartLine } from "./part-line.js";
import { toggled } from "./toggled.js";
import { useCanvasKeys } from "./use-canvas-keys.js";
import { useCanvasNodes } from "./use-canvas-nodes.js";
import { useCanvasView } from "./use-canvas-view.js";

const NODE_TYPES = { box: PartBox, frame: PartFrame };
const EDGE_TYPES = { line: PartLine };
const ZOOM = { least: 0.05, most: 3, far: 0.45 } as const;

export function CanvasFlow(props: ModelCanvasProps): ReactNode {
  const { label, openIds, onOpenIds, selectedId, onSelect } = props;
  const shown = useCanvasNodes(props);
  const { nodes, edges, scene } = shown;
  const isFar = useStore(({ transform }) => transform[2] < ZOOM.far);
  const keysId = useId();
  const { fit } = useCanvasView(props, shown);
  const keys = useCanvasKeys(props, { shown, fit });
  const toggle = (id: string): void => onOpenIds?.(toggled(openIds, id));
  const selected = scene.boxes.find(({ part }) => part.id === selectedId)?.part;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a canvas has no element of its own
    <div
      role="group"
      aria-label={label}
      aria-describedby={keysId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are told by what describes it
      tabIndex={0}
      onKeyDown={keys}
      className={classNames(styles["canvas"], isFar && styles["far"], selected && styles["chosen"])}
    >
      <ReactFlow<PartNode, LineEdge>
        nodes={[...nodes]}
        edges={[...edges]}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        minZoom={ZOOM.least}
        maxZoom={ZOOM.most}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        elevateNodesOnSelect={false}
        zoomOnDoubleClick={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        onlyRenderVisibleElements
        proOptions={{ hideAttribution: true }}
        onNodeClick={(_, { id }) => onSelect?.(id)}
        onNodeDoubleClick={(_, { id }) => toggle(id)}
        onEdgeClick={(_, { data }) => onSelect?.(data?.line.factIds[0] ?? null)}
        onPaneClick={() => onSelect?.(null)}
      />
      {scene.boxes.length === 0 && <p className={styles["empty"]}>{words.empty}</p>}
      <CanvasTools onFit={fit} />
      <p id={keysId} className="visually-hidden">
        {words.keys}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {selected === undefined ? "" : words.selected(selected.name, selected.subtitle)}
      </p>
    </div>
  );
}
