const [BEGIN, END] = ["<!-- The table of tools: npm run docs -->\n", "<!-- End of the table -->\n"];
const COLUMNS = "| Tool | Scope | Needs | Takes | Its HTTP endpoint |\n|---|---|---|---|---|\n";

/**
 * The page of the tool endpoint, with the table of tools as they are declared.
 * @param {string} page the page as it is
 * @param {readonly {name: string, scopes: readonly string[], endpoint: string}[]} tools
 * @param {(tool: any) => any} inputSchema
 */
export function withToolsTable(page, tools, inputSchema) {
  const [before, rest] = page.split(BEGIN);
  const [, after] = (rest ?? "").split(END);
  if (after === undefined) {
    throw new Error("The page has no place for the table of tools");
  }
  const rows = tools.map((tool) => row(tool, inputSchema(tool)));
  return `${before}${BEGIN}\n${COLUMNS}${rows.join("")}\n${END}${after}`;
}

/**
 * @param {{name: string, scopes: readonly string[], endpoint: string}} tool
 * @param {{properties?: object, required?: readonly string[]}} schema
 */
function row({ name, scopes, endpoint }, { properties = {}, required = [] }) {
  const optional = Object.keys(properties).filter((argument) => !required.includes(argument));
  return `| \`${name}\` | ${codes(scopes, " or ")} | ${codes(required)} | ${codes(optional)} | \`${endpoint}\` |\n`;
}

/**
 * @param {readonly string[]} words
 * @param {string} [between]
 */
function codes(words, between = ", ") {
  return words.map((word) => `\`${word}\``).join(between);
}
