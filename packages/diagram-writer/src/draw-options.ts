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
