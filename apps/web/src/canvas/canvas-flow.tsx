import { ReactFlow, useStore, useStoreApi, type Viewport } from "@xyflow/react";
import { type ReactNode, useId, useRef } from "react";
import { classNames } from "../design/class-names.js";
import { CANVAS_WORDS as words } from "../words/canvas.js";
import { CanvasLines } from "./canvas-lines.js";
import type { PartNode } from "./canvas-nodes.js";
import { CanvasTools } from "./canvas-tools.js";
import type { ModelCanvasProps } from "./model-canvas.js";
import styles from "./model-canvas.module.css";
import { PartBox } from "./part-box.js";
import { PartFrame } from "./part-frame.js";
import { toggled } from "./toggled.js";
import { useCanvasKeys } from "./use-canvas-keys.js";
import { useCanvasNodes } from "./use-canvas-nodes.js";
import { useCanvasView } from "./use-canvas-view.js";
import { zoomedInto } from "./zoomed-into.js";

const NODE_TYPES = { box: PartBox, frame: PartFrame };
/** Lines are drawn in a layer of their own. */
const NO_EDGES: [] = [];
const ZOOM = { least: 0.05, most: 3, middle: 0.62, far: 0.3 } as const;

/** From how far the picture is seen: what cannot be read is not written. */
function distanceAt(zoom: number): "near" | "middle" | "far" {
  if (zoom >= ZOOM.middle) {
    return "near";
  }
  return zoom >= ZOOM.far ? "middle" : "far";
}

export function CanvasFlow(props: ModelCanvasProps): ReactNode {
  const { label, openIds, onOpenIds, selectedId, onSelect } = props;
  const shown = useCanvasNodes(props);
  const { nodes, lines, left, scene } = shown;
  const distance = useStore(({ transform: [, , zoom] }) => distanceAt(zoom));
  const keysId = useId();
  const { fit } = useCanvasView(props, shown);
  const toggle = (id: string): void => {
    if (scene.boxes.some(({ part, inside }) => part.id === id && inside > 0)) {
      onOpenIds?.(toggled(openIds, id));
    }
  };
  const keys = useCanvasKeys(props, { shown, fit, toggle });
  const store = useStoreApi();
  const lastZoom = useRef(0);
  const goInto = (sight: Viewport): void => {
    const { width, height } = store.getState();
    const isCloser = sight.zoom > lastZoom.current;
    lastZoom.current = sight.zoom;
    const id = isCloser ? zoomedInto(scene.boxes, shown.placed.boxes, { ...sight, width, height }) : null;
    if (id !== null) {
      toggle(id);
    }
  };
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
      data-settled={shown.isSettled}
      data-focused={props.focus !== null && props.focus !== undefined}
      className={classNames(styles["canvas"], styles[distance], distance, selected && "chosen")}
    >
      <ReactFlow<PartNode>
        nodes={nodes}
        edges={NO_EDGES}
        nodeTypes={NODE_TYPES}
        minZoom={ZOOM.least}
        maxZoom={ZOOM.most}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
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
        onMoveEnd={(event, sight) => event !== null && goInto(sight)}
        onPaneClick={() => onSelect?.(null)}
      >
        <CanvasLines lines={lines} onSelect={onSelect} />
      </ReactFlow>
      {scene.boxes.length === 0 && <p className={styles["empty"]}>{words.empty}</p>}
      {left > 0 && <p className={styles["left"]}>{words.moreLines(left)}</p>}
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
