import type { ArrowKind, Flow, FlowArrow, FlowBlock, FlowItem, Lifeline } from "../flow/flow.js";
import { isDoubtful, marksInWords } from "../picture/standing.js";
import { plantumlText } from "./plantuml-text.js";

/** The parts of an arrow around its colour. */
const ARROWS: { readonly [kind in ArrowKind]: readonly [tail: string, head: string] } = {
  call: ["-", ">"],
  answer: ["-", "->"],
  publish: ["-", ">>"],
  deliver: ["-", "->>"],
  write: ["-", ">"],
};

const SECTION_WORDS: { readonly [kind in FlowBlock["kind"]]: readonly [first: string, next: string] } = {
  "on-error": ["opt", "else"],
  parallel: ["par", "else"],
  branch: ["alt", "else"],
};

/** Draws a flow as a PlantUML sequence diagram. */
export function plantumlSequence(flow: Flow): string {
  const lines = [
    "@startuml",
    "skinparam shadowing false",
    "hide footbox",
    `title ${plantumlText(flow.title)}`,
  ];
  lines.push(...flow.lifelines.map(participant));
  writeItems(flow.items, "", lines);
  lines.push("@enduml");
  return `${lines.join("\n")}\n`;
}

function participant(lifeline: Lifeline): string {
  const name = plantumlText(`${lifeline.name}${marksInWords(lifeline.marks)}`);
  return `${keyword(lifeline)} "${name}" as ${lifeline.key}${isDoubtful(lifeline.marks) ? " #FCE8D2" : ""}`;
}

function keyword(lifeline: Lifeline): string {
  switch (lifeline.kind) {
    case "actor":
      return "actor";
    case "store":
      return "database";
    case "channel":
      return "queue";
    default:
      return "participant";
  }
}

function writeItems(items: readonly FlowItem[], indent: string, lines: string[]): void {
  for (const item of items) {
    if (item.type === "arrow") {
      lines.push(`${indent}${arrow(item)}`);
    } else {
      writeBlock(item, indent, lines);
    }
  }
}

function arrow(item: FlowArrow): string {
  const [tail, head] = ARROWS[item.kind];
  const colour = isDoubtful(item.marks) ? "[#B45309]" : "";
  const text = item.kind === "answer" ? "answers" : item.text;
  return `${item.fromKey} ${tail}${colour}${head} ${item.toKey} : ${plantumlText(text)}`;
}

function writeBlock(block: FlowBlock, indent: string, lines: string[]): void {
  const [first, next] = SECTION_WORDS[block.kind];
  block.sections.forEach((section, index) => {
    const words = section.label ?? block.label;
    lines.push(`${indent}${index === 0 ? first : next} ${plantumlText(words)}`);
    writeItems(section.items, `${indent}  `, lines);
  });
  lines.push(`${indent}end`);
}
