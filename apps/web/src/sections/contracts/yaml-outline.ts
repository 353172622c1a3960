/** A key of a document that is worth going to. */
export interface OutlineEntry {
  readonly title: string;
  /** 0 of the document's own keys, 1 of those under them. */
  readonly depth: 0 | 1;
  /** The line it stands at, from 0. */
  readonly line: number;
}

const KEY = /^( *)("(?:[^"\\]|\\.)*"|[^\s"#-][^:]*):(?: |$)/;

/** What is under these is many and named: paths, channels, operations. */
const OPENED = new Set(["paths", "channels", "operations", "servers"]);

/** The upper keys of a YAML document in block style with two spaces of indent, as the service writes them. */
export function yamlOutline(text: string): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  let above = "";
  for (const [line, content] of text.split("\n").entries()) {
    const [, indent = "", key = ""] = KEY.exec(content) ?? [];
    const title = unquoted(key);
    if (key !== "" && indent === "") {
      above = title;
      entries.push({ title, depth: 0, line });
    } else if (key !== "" && indent === "  " && OPENED.has(above)) {
      entries.push({ title, depth: 1, line });
    }
  }
  return entries;
}

function unquoted(key: string): string {
  if (!key.startsWith('"')) {
    return key;
  }
  try {
    return String(JSON.parse(key));
  } catch {
    return key.slice(1, -1);
  }
}
