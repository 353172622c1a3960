import { ReactFlow, useStore } from "@xyflow/react";
import { type ReactNode, useId, useRef } from "react";
import { classNames } from "../design/class-names.js";
import { CANVAS_WORDS as words } from "../words/canvas.js";
import { CanvasLines } from "./canvas-lines.js";
import type { PartNode } from "./canvas-nodes.js";
import { CanvasOverlay } from "./canvas-overlay.js";
import type { ModelCanvasProps } from "./model-canvas.js";
import styles from "./model-canvas.module.css";
import { PartBox } from "./part-box.js";
import { PartFrame } from "./part-frame.js";
import { toggled } from "./toggled.js";
import { useCanvasKeys } from "./use-canvas-keys.js";
import { useCanvasView } from "./use-canvas-view.js";
import { useMoves } from "./use-moves.js";
import { useZoomInto } from "./use-zoom-into.js";

const NODE_TYPES = { box: PartBox, frame: PartFrame };
/** Lines are drawn in a layer of their own. */
const NO_EDGES: [] = [];
const ZOOM = { least: 0.05, most: 3, middle: 0.62, far: 0.3 } as const;

/** The library moves and culls; selecting, opening and keys are the canvas's own. */
const SETTINGS = {
  minZoom: ZOOM.least,
  maxZoom: ZOOM.most,
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  elementsSelectable: false,
  elevateNodesOnSelect: false,
  zoomOnDoubleClick: false,
  disableKeyboardA11y: true,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  onlyRenderVisibleElements: true,
  proOptions: { hideAttribution: true },
} as const;

/** From how far the picture is seen: what cannot be read is not written. */
function distanceAt(zoom: number): "near" | "middle" | "far" {
  if (zoom >= ZOOM.middle) {
    return "near";
  }
  return zoom >= ZOOM.far ? "middle" : "far";
}

interface Seen {
  readonly distance: ReturnType<typeof distanceAt>;
  readonly mayMove: boolean;
  readonly isDragging: boolean;
}

function canvasClass({ distance, mayMove, isDragging }: Seen): string {
  const hand = isDragging ? styles["dragging"] : mayMove && styles["movable"];
  return classNames(styles["canvas"], styles[distance], distance, hand);
}

export function CanvasFlow(props: ModelCanvasProps): ReactNode {
  const { label, openIds, onOpenIds, selectedId, onSelect } = props;
  const mayMove = props.onArrange !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const { shown, mode, drag, isDragging } = useMoves(props);
  const { nodes, lines, scene } = shown;
  const distance = useStore(({ transform: [, , zoom] }) => distanceAt(zoom));
  const keysId = useId();
  const { fit } = useCanvasView(props, shown);
  const toggle = (id: string): void => {
    if (scene.boxes.some(({ part, inside }) => part.id === id && inside > 0)) {
      onOpenIds?.(toggled(openIds, id));
    }
  };
  const keys = useCanvasKeys(props, { shown, fit, toggle, mode });
  const goInto = useZoomInto(shown, toggle);
  const selected = scene.boxes.find(({ part }) => part.id === selectedId)?.part;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a canvas has no element of its own
    <div
      ref={frame}
      role="group"
      aria-label={label}
      aria-describedby={keysId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are told by what describes it
      tabIndex={0}
      onKeyDown={keys}
      data-settled={shown.isSettled}
      data-focused={props.focus !== null && props.focus !== undefined}
      className={classNames(canvasClass({ distance, mayMove, isDragging }), selected && "chosen")}
      {...drag}
    >
      <ReactFlow<PartNode>
        nodes={nodes}
        edges={NO_EDGES}
        nodeTypes={NODE_TYPES}
        {...SETTINGS}
        onNodeClick={(_, { id }) => onSelect?.(id)}
        onNodeDoubleClick={(_, { id }) => toggle(id)}
        onMoveEnd={(event, sight) => event !== null && goInto(sight)}
        onPaneClick={() => onSelect?.(null)}
      >
        <CanvasLines lines={lines} onSelect={onSelect} />
      </ReactFlow>
      <CanvasOverlay
        shown={shown}
        mode={mode}
        mayMove={mayMove}
        selected={selected}
        onFit={fit}
        onFocus={() => frame.current?.focus()}
      />
      <p id={keysId} className="visually-hidden">
        {mayMove ? `${words.keys} ${words.moveKeys}` : words.keys}
      </p>
    </div>
  );
}
