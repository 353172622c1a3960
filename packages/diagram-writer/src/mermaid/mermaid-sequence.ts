import type { ArrowKind, Flow, FlowArrow, FlowBlock, FlowItem, Lifeline } from "../flow/flow.js";
import { isDoubtful, marksInWords } from "../picture/standing.js";
import { mermaidText, mermaidTitle } from "./mermaid-text.js";

const ARROWS: { readonly [kind in ArrowKind]: string } = {
  call: "->>",
  answer: "-->>",
  publish: "-)",
  deliver: "--)",
  write: "->>",
};

const SECTION_WORDS: { readonly [kind in FlowBlock["kind"]]: readonly [first: string, next: string] } = {
  "on-error": ["opt", "else"],
  parallel: ["par", "and"],
  branch: ["alt", "else"],
};

/** Draws a flow as a Mermaid sequence diagram. */
export function mermaidSequence(flow: Flow): string {
  const lines = [...mermaidTitle(flow.title), "sequenceDiagram"];
  for (const lifeline of flow.lifelines) {
    lines.push(
      `  ${lifeline.kind === "actor" ? "actor" : "participant"} ${lifeline.key} as ${label(lifeline)}`,
    );
  }
  writeItems(flow.items, "  ", lines);
  return `${lines.join("\n")}\n`;
}

function label(lifeline: Lifeline): string {
  const kind = lifeline.kind === "store" || lifeline.kind === "channel" ? `<br/>${lifeline.kind}` : "";
  return `${mermaidText(`${lifeline.name}${marksInWords(lifeline.marks)}`)}${kind}`;
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
  const text = item.kind === "answer" ? "answers" : item.text;
  const kind = isDoubtful(item.marks) && item.kind === "call" ? "-->>" : ARROWS[item.kind];
  return `${item.fromKey}${kind}${item.toKey}: ${mermaidText(text)}`;
}

function writeBlock(block: FlowBlock, indent: string, lines: string[]): void {
  const [first, next] = SECTION_WORDS[block.kind];
  block.sections.forEach((section, index) => {
    const words = section.label ?? block.label;
    lines.push(`${indent}${index === 0 ? first : next} ${mermaidText(words)}`);
    writeItems(section.items, `${indent}  `, lines);
  });
  lines.push(`${indent}end`);
}
