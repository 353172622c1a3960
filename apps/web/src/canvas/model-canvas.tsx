import { ReactFlowProvider } from "@xyflow/react";
import type { ReactNode } from "react";
import "@xyflow/react/dist/base.css";
import type { Tone } from "../design/badge.js";
import type { Arrangement } from "./arrangement.js";
import { CanvasFlow } from "./canvas-flow.js";
import type { ModelLists } from "./canvas-model.js";
import type { CanvasFilters, CanvasFocus } from "./canvas-view.js";

/** What is said of a fact on the canvas beside what the model says: during a played scenario, in a comparison. */
export interface CanvasMark {
  readonly tone: Tone;
  /** A few characters on the box or line; the whole on hover. */
  readonly text: string;
  /** Whether something happens there right now. */
  readonly isActive: boolean;
}

export interface ModelCanvasProps {
  readonly model: ModelLists;
  /** Parts that are opened where they stand. Keep the list the same while nothing changes. */
  readonly openIds: readonly string[];
  /** Left out, nothing can be opened or closed here. */
  readonly onOpenIds?: ((ids: readonly string[]) => void) | undefined;
  readonly selectedId: string | null;
  readonly onSelect?: ((id: string | null) => void) | undefined;
  /** By the ID of an element, channel, relationship, message, subscription or binding. */
  readonly marks?: ReadonlyMap<string, CanvasMark> | undefined;
  readonly focus?: CanvasFocus | null | undefined;
  readonly filters?: CanvasFilters | undefined;
  /** Where parts were put; the layout places the others. Keep it the same while nothing changes. */
  readonly arranged?: Arrangement | null | undefined;
  /** Left out, nothing can be moved here. */
  readonly onArrange?: ((arranged: Arrangement | null) => void) | undefined;
  /** The kept view that is shown: where it becomes another, all of it comes into sight. */
  readonly viewId?: string | null | undefined;
  /** What the canvas is of, for who does not see it. */
  readonly label: string;
}

// Whoever shows a canvas needs a layout at once: the layouter is on its way while the model is.
if (typeof Worker !== "undefined") {
  void import("./elk-places.js").then(({ warmUp }) => warmUp());
}

/** The picture of a model. It changes nothing by itself: what is open and selected is said to whoever shows it. */
export function ModelCanvas(props: ModelCanvasProps): ReactNode {
  return (
    <ReactFlowProvider>
      <CanvasFlow {...props} />
    </ReactFlowProvider>
  );
}
