import ts from "typescript";

/**
 * A library of the old form stands in a function that is called once, when it is first asked for. V8 reads such a function twice,
 * to pass over it and to compile it, and what a cache of compiled code holds is the first of these alone. One in parentheses is
 * compiled where it is read, and cached; not so an arrow, which becomes a function. Files with a map stay as they are: their code
 * would move.
 * @param {readonly {readonly path: string, readonly contents: Uint8Array}[]} files
 */
export function withWrappersAtOnce(files) {
  const paths = new Set(files.map(({ path }) => path));
  return files.map((file) => {
    const { path, contents } = file;
    const isAlone = path.endsWith(".js") && !paths.has(`${path}.map`);
    return isAlone ? { path, contents: Buffer.from(atOnce(`${Buffer.from(contents)}`)) } : file;
  });
}

/** @param {string} text */
function atOnce(text) {
  const source = ts.createSourceFile("packed.js", text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const wrappers = source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations.flatMap(wrapperOf) : [],
  );
  return wrappers.reduceRight((all, wrapper) => {
    const [start, arrow] = [wrapper.getStart(source), wrapper.equalsGreaterThanToken];
    const parameters = wrapper.parameters.map((parameter) => parameter.getText(source)).join(",");
    const body = all.slice(arrow.end, wrapper.end);
    return `${all.slice(0, start)}(function(${parameters})${body})${all.slice(wrapper.end)}`;
  }, text);
}

/**
 * The arrow of `name = wrap((exports, module) => {…})`, where a function does the same.
 * @param {ts.VariableDeclaration} declaration
 */
function wrapperOf({ initializer }) {
  if (initializer === undefined || !ts.isCallExpression(initializer)) {
    return [];
  }
  const [wrapper, ...more] = initializer.arguments;
  const isWrapper =
    wrapper !== undefined &&
    more.length === 0 &&
    ts.isArrowFunction(wrapper) &&
    wrapper.modifiers === undefined &&
    ts.isBlock(wrapper.body) &&
    !hasOwnThis(wrapper.body);
  return isWrapper ? [wrapper] : [];
}

/**
 * Whether something says `this`, `arguments` or `new.target` of the function around it.
 * @param {ts.Node} node
 * @returns {boolean}
 */
function hasOwnThis(node) {
  if (node.kind === ts.SyntaxKind.ThisKeyword || ts.isMetaProperty(node)) {
    return true;
  }
  if (ts.isIdentifier(node) && node.text === "arguments") {
    return true;
  }
  const isOther = ts.isFunctionLike(node) && !ts.isArrowFunction(node);
  return !isOther && !ts.isClassLike(node) && (ts.forEachChild(node, hasOwnThis) ?? false);
}
