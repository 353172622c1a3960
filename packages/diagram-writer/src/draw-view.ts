import type { Model, Result } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import type { Flow } from "./flow/flow.js";
import type { FlowRefusal } from "./flow/flow-of-scenario.js";
import { flowOfScenario } from "./flow/flow-of-scenario.js";
import { DRAWING_LIMITS } from "./limits.js";
import { mermaidSequence } from "./mermaid/mermaid-sequence.js";
import type { RootRefusal } from "./picture/element-picture.js";
import { elementPicture } from "./picture/element-picture.js";
import { partOfPicture } from "./picture/part-of-picture.js";
import type { Picture } from "./picture/picture.js";
import { pictureText } from "./picture-text.js";
import { plantumlSequence } from "./plantuml/plantuml-sequence.js";
import { structurizrFlow } from "./structurizr/structurizr-flow.js";
import { flowSvg } from "./svg/flow-svg.js";
import { pictureSvg } from "./svg/picture-svg.js";
import type { View } from "./view/view.js";

export const DIAGRAM_FORMATS = ["mermaid", "plantuml", "structurizr", "svg"] as const;
/** The text a view is drawn as. */
export type DiagramFormat = (typeof DIAGRAM_FORMATS)[number];

export const MERMAID_STYLES = ["architecture", "flowchart"] as const;

export interface DrawOptions {
  readonly format: DiagramFormat;
  /**
   * Which Mermaid diagram shows elements: `architecture` (the default), which the parser package of Mermaid
   * reads, or `flowchart`, which shows doubt by its lines. A flow is always a sequence diagram.
   */
  readonly mermaidStyle?: (typeof MERMAID_STYLES)[number];
}

/** The scenario of a flow was not given. */
interface ScenarioRefusal {
  readonly code: "scenario_missing";
  readonly subject: string | null;
  readonly message: string;
}

/**
 * Why a view is not drawn: its root is missing or of the wrong kind, its scenario was not given, or its flow is
 * longer than `DRAWING_LIMITS` allow.
 */
export type DrawRefusal = RootRefusal | ScenarioRefusal | FlowRefusal;

export type Drawing = Result<string, DrawRefusal>;

const FLOW_WRITERS: { readonly [format in DiagramFormat]: (flow: Flow, model: Model) => string } = {
  mermaid: mermaidSequence,
  plantuml: plantumlSequence,
  structurizr: structurizrFlow,
  svg: flowSvg,
};

/**
 * Draws a view of a model as text. `scenario` is the one a view of kind `flow` names; other kinds do not
 * look at it. The same view, model, scenario and options always give the same text, whatever the order of
 * the model's lists. An SVG of more than it has room for says what it leaves out. Asynchronous only because of its
 * layout.
 */
export async function drawView(
  view: View,
  model: Model,
  scenario: ScenarioDocument | null,
  options: DrawOptions,
): Promise<Drawing> {
  if (view.kind === "flow") {
    return drawFlow(view, model, scenario, options.format);
  }
  const picture = elementPicture(view, view.kind, model);
  if (!picture.ok) {
    return picture;
  }
  const { format } = options;
  return format === "svg"
    ? drawSvg(picture.value, view)
    : { ok: true, value: pictureText(picture.value, model, { ...options, format }) };
}

function drawFlow(
  view: View,
  model: Model,
  scenario: ScenarioDocument | null,
  format: DiagramFormat,
): Drawing {
  if (scenario === null) {
    const message = "a view of kind flow needs the scenario that its scenarioId names";
    return { ok: false, refusal: { code: "scenario_missing", subject: view.scenarioId, message } };
  }
  const flow = flowOfScenario(view, scenario, model);
  return flow.ok ? { ok: true, value: FLOW_WRITERS[format](flow.value, model) } : flow;
}

async function drawSvg(picture: Picture, view: View): Promise<Drawing> {
  const { svgNodes: nodes, svgEdges: edges } = DRAWING_LIMITS;
  return { ok: true, value: await pictureSvg(partOfPicture(picture, { nodes, edges }), view) };
}
