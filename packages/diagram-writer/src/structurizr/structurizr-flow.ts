import type { Model, ModelIndex } from "@plumbline/model-core";
import { indexModel, present } from "@plumbline/model-core";
import type { Flow, FlowArrow, FlowItem, Lifeline } from "../flow/flow.js";
import { lineage } from "../picture/lineage.js";
import { isDoubtful } from "../picture/standing.js";
import { elementTrees } from "./element-trees.js";
import type { CustomElement, StructurizrRelationship } from "./structurizr-elements.js";
import { structurizrModel } from "./structurizr-elements.js";
import { structurizrText } from "./structurizr-text.js";
import { structurizrWorkspace } from "./structurizr-workspace.js";

/**
 * Draws a flow as a Structurizr workspace with a dynamic view. Such a view holds systems and containers, so
 * a component stands as its app, and an app as its system where the system takes part itself. It has no
 * alternatives: what happens in a branch or on an error says so in its words. Answers are left out.
 */
export function structurizrFlow(flow: Flow, model: Model): string {
  const index = indexModel(model);
  const standIns = standInsOf(flow, index);
  const customs = flow.lifelines.filter(({ id }) => id === null || index.channels.has(id)).map(customOf);
  const shown = new Map<string, string>();
  const keys = new Map<string, string>(customs.map(({ key }) => [key, key]));
  for (const lifeline of flow.lifelines) {
    const elementId = standIns.get(lifeline.key);
    if (elementId !== undefined) {
      const key = shown.get(elementId) ?? lifeline.key;
      shown.set(elementId, key);
      keys.set(lifeline.key, key);
    }
  }
  const forest = elementTrees(index, shown);
  const lines = [...shown.keys()].map((id) => lineage(index, id));
  const scope = lines.find((line) => line.length > 1)?.at(-1);
  const scopeKey = scope === undefined ? "*" : present(forest.keys.get(scope.id));
  const steps: string[] = [];
  writeSteps(flow.items, { keys, indent: "      ", prefix: "", lines: steps });
  const view = [
    `    dynamic ${scopeKey} "view" ${structurizrText(flow.title)} {`,
    ...steps,
    "      autoLayout lr",
    "    }",
  ];
  return structurizrWorkspace(
    flow.title,
    structurizrModel(forest.trees, customs, relationships(flow, keys)),
    view,
  );
}

/** The element that stands for a lifeline in a dynamic view. */
function standInsOf(flow: Flow, index: ModelIndex): ReadonlyMap<string, string> {
  const systems = new Set(flow.lifelines.filter(({ kind }) => kind === "system").map(({ id }) => id));
  const standIns = new Map<string, string>();
  for (const { key, id } of flow.lifelines) {
    const line = lineage(index, id ?? "");
    const own = line.find(({ kind }) => kind !== "component") ?? line[0];
    const system = line.at(-1);
    if (own !== undefined && system !== undefined) {
      standIns.set(key, systems.has(system.id) ? system.id : own.id);
    }
  }
  return standIns;
}

function customOf({ key, name, id, marks }: Lifeline): CustomElement {
  return {
    key,
    name,
    metadata: id === null ? "" : "channel",
    tag: id === null ? "Unknown" : "Channel",
    marks,
  };
}

interface Writing {
  readonly keys: ReadonlyMap<string, string>;
  readonly indent: string;
  readonly prefix: string;
  readonly lines: string[];
}

function writeSteps(items: readonly FlowItem[], writing: Writing): void {
  const { indent, lines } = writing;
  for (const item of items) {
    if (item.type === "block") {
      for (const section of item.sections) {
        const prefix =
          item.kind === "parallel" ? writing.prefix : `[${sectionWords(item.label, section.label)}] `;
        writeSteps(section.items, { ...writing, prefix });
      }
    } else if (item.kind !== "answer") {
      lines.push(`${indent}${ends(item, writing.keys)} ${structurizrText(`${writing.prefix}${item.text}`)}`);
    }
  }
}

function sectionWords(block: string, section: string | null): string {
  return section === null ? block : `${section}, not ${block}`;
}

function ends(arrow: FlowArrow, keys: ReadonlyMap<string, string>): string {
  return `${present(keys.get(arrow.fromKey))} -> ${present(keys.get(arrow.toKey))}`;
}

/** A dynamic view shows only what is related in the model. */
function relationships(flow: Flow, keys: ReadonlyMap<string, string>): readonly StructurizrRelationship[] {
  const pairs = new Map<string, FlowArrow[]>();
  for (const arrow of arrowsIn(flow.items)) {
    const pair = ends(arrow, keys);
    const arrows = pairs.get(pair);
    if (arrows === undefined) {
      pairs.set(pair, [arrow]);
    } else {
      arrows.push(arrow);
    }
  }
  return [...pairs.values()].map((arrows) => {
    const first = present(arrows[0]);
    const message = arrows.every(({ kind }) => kind === "publish" || kind === "deliver");
    const doubtful = arrows.every(({ marks }) => isDoubtful(marks));
    return {
      fromKey: present(keys.get(first.fromKey)),
      toKey: present(keys.get(first.toKey)),
      description: first.text,
      tags: [...(message ? ["Message"] : []), ...(doubtful ? ["Doubtful"] : [])],
    };
  });
}

function arrowsIn(items: readonly FlowItem[]): readonly FlowArrow[] {
  return items
    .flatMap((item) =>
      item.type === "arrow" ? [item] : item.sections.flatMap((section) => arrowsIn(section.items)),
    )
    .filter(({ kind }) => kind !== "answer");
}
