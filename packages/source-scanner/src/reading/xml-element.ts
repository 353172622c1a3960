import { DOMParser, type Element, type Node } from "@xmldom/xmldom";
import type { Lines } from "../code/code-extraction.js";
import { SCAN_LIMITS } from "../limits.js";

/** An element of an XML file as far as manifests need it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
  readonly children: readonly XmlElement[];
  readonly lines: Lines;
}

/** The root of an XML text. Null for what is no XML, declares entities, or is nested too deep. */
export function readXml(text: string): XmlElement | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || isTooDeep(text)) {
    return null;
  }
  const root = parsed(text);
  return root === null ? null : elementOf(root, 0);
}

/** As far as tags tell: what is counted too much is in comments, which no manifest has in such numbers. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [tag] of text.matchAll(/<\/|<[A-Za-z_]|\/>/g)) {
    depth += tag === "</" || tag === "/>" ? -1 : 1;
    if (depth > SCAN_LIMITS.xmlDepth) {
      return true;
    }
  }
  return false;
}

function parsed(text: string): Element | null {
  const stop = (level: "warning" | "error" | "fatalError", message: string) => {
    if (level !== "warning") {
      throw new Error(message);
    }
  };
  try {
    return new DOMParser({ onError: stop }).parseFromString(text.replace(/^\uFEFF/, ""), "text/xml")
      .documentElement;
  } catch {
    return null;
  }
}

function elementOf(element: Element, depth: number): XmlElement {
  const children: XmlElement[] = [];
  let text = "";
  let last = lineOf(element);
  for (let child = element.firstChild; child !== null; child = child.nextSibling) {
    if (isElement(child)) {
      const inner = elementOf(child, depth + 1);
      children.push(inner);
      last = Math.max(last, inner.lines.last);
    } else if (child.nodeType === child.TEXT_NODE || child.nodeType === child.CDATA_SECTION_NODE) {
      text += String(child.nodeValue);
    }
  }
  const attributes = new Map(Array.from(element.attributes, ({ name, value }) => [name, value]));
  const lines = { first: lineOf(element), last: children.length === 0 ? last : last + 1 };
  return { name: element.localName ?? element.tagName, attributes, text: text.trim(), children, lines };
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

function lineOf(node: Node): number {
  return node.lineNumber ?? 1;
}

/** The children of a name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** What a child says, trimmed; null when there is no such child or it says nothing. */
export function textOf(element: XmlElement, name: string): string | null {
  const [child] = childrenOf(element, name);
  return child === undefined || child.text === "" ? null : child.text;
}
