/** The looks of a drawing: one style sheet, with colours for light and for dark. */

const LIGHT: { readonly [name: string]: string } = {
  paper: "#ffffff",
  ink: "#1c2430",
  soft: "#566173",
  line: "#4a5568",
  message: "#6d3fc4",
  frame: "#97a3b4",
  "frame-fill": "#f6f8fb",
  actor: "#fff4dc",
  system: "#dbe9fb",
  app: "#e3effd",
  component: "#edf4fe",
  store: "#e2f4ea",
  channel: "#efe8fc",
  operations: "#ffffff",
  border: "#44618a",
  doubt: "#b45309",
  gone: "#8b95a3",
};

const DARK: { readonly [name: string]: string } = {
  paper: "#14181f",
  ink: "#e8edf4",
  soft: "#a9b4c3",
  line: "#9eabbd",
  message: "#b99bf5",
  frame: "#5f6d80",
  "frame-fill": "#1a2029",
  actor: "#3b3220",
  system: "#1f3450",
  app: "#1d2f47",
  component: "#22354b",
  store: "#1c3a2b",
  channel: "#30264a",
  operations: "#14181f",
  border: "#7f9cc6",
  doubt: "#f0a04b",
  gone: "#76818f",
};

/** Selector and declarations; every selector is inside the drawing, so that a page keeps its own looks. */
const RULES: readonly (readonly [selector: string, declarations: string])[] = [
  [".paper", "fill:var(--paper)"],
  [
    "text",
    "fill:var(--ink);font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  ],
  [".title", "font-size:20px;font-weight:600"],
  [".name", "font-size:15px;font-weight:600"],
  [".small", "font-size:12px;fill:var(--soft)"],
  [".label", "font-size:12px"],
  [".badge", "font-size:12px;font-style:italic;fill:var(--doubt)"],
  [".box", "stroke:var(--border);stroke-width:1.5"],
  [".actor", "fill:var(--actor)"],
  [".system", "fill:var(--system)"],
  [".app", "fill:var(--app)"],
  [".component", "fill:var(--component)"],
  [".store", "fill:var(--store)"],
  [".channel", "fill:var(--channel)"],
  [".operations", "fill:var(--operations)"],
  [".frame", "fill:var(--frame-fill);stroke:var(--frame);stroke-width:1.5"],
  [".block", "fill:none;stroke:var(--frame);stroke-width:1.2"],
  [".tab", "fill:var(--frame-fill);stroke:var(--frame);stroke-width:1.2"],
  [".lifeline", "stroke:var(--frame);stroke-width:1.2;stroke-dasharray:2 4"],
  [".edge", "fill:none;stroke:var(--line);stroke-width:1.5"],
  [".message", "stroke:var(--message)"],
  [".answer", "stroke-dasharray:6 4"],
  [".head", "fill:var(--line)"],
  [".message-head", "fill:var(--message)"],
  [".halo", "fill:var(--paper);fill-opacity:.88"],
  [".doubt", "stroke:var(--doubt);stroke-dasharray:7 4"],
  [".doubt-head", "fill:var(--doubt)"],
  [".planned", "stroke-dasharray:2 3"],
  [".deprecated", "stroke:var(--gone)"],
  [".removed", "stroke:var(--gone);fill-opacity:.35"],
  [".removed-text", "text-decoration:line-through"],
];

/** The style sheet of every SVG drawing. */
export function styleSheet(): string {
  const rules = RULES.map(([selector, declarations]) => `.drawing ${selector}{${declarations}}`);
  return [
    `.drawing{${variables(LIGHT)}}`,
    `@media (prefers-color-scheme:dark){.drawing{${variables(DARK)}}}`,
    ...rules,
  ].join("\n");
}

function variables(colours: { readonly [name: string]: string }): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(";");
}
