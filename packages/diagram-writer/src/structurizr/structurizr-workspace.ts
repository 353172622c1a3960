import { structurizrText } from "./structurizr-text.js";

const STYLES = [
  "    styles {",
  ...block('element "Element"', [
    "background #e3effd",
    "color #1c2430",
    "stroke #44618a",
    "shape RoundedBox",
  ]),
  ...block('element "Actor"', ["shape Person", "background #fff4dc"]),
  ...block('element "Store"', ["shape Cylinder", "background #e2f4ea"]),
  ...block('element "Component of app"', ["shape Component"]),
  ...block('element "Channel"', ["shape Pipe", "background #efe8fc"]),
  ...block('element "planned"', ["border dotted"]),
  ...block('element "deprecated"', ["opacity 70"]),
  ...block('element "removed"', ["opacity 40"]),
  ...block('element "Unknown"', ["border dashed", "stroke #b45309"]),
  ...block('element "Doubtful"', ["border dashed", "stroke #b45309"]),
  ...block('relationship "Relationship"', ["style solid", "color #4a5568"]),
  ...block('relationship "Message"', ["style dotted", "color #6d3fc4"]),
  ...block('relationship "Doubtful"', ["style dashed", "color #b45309"]),
  "    }",
];

/** A whole workspace of a model and views that is read without any include. */
export function structurizrWorkspace(
  title: string,
  model: readonly string[],
  views: readonly string[],
): string {
  const lines = [
    `workspace ${structurizrText(title)} {`,
    ...model,
    "  views {",
    ...views,
    ...STYLES,
    "  }",
    "}",
  ];
  return `${lines.join("\n")}\n`;
}

function block(head: string, lines: readonly string[]): readonly string[] {
  return [`      ${head} {`, ...lines.map((line) => `        ${line}`), "      }"];
}
