import type { LanguageSyntax } from "../syntax/language-syntax.js";
import { textOfPieces } from "./texts.js";

export const RUST: LanguageSyntax = {
  identifiers: ["identifier", "field_identifier", "type_identifier"],
  members: {
    field_expression: { object: "value", name: "field" },
    scoped_identifier: { object: "path", name: "name" },
    scoped_type_identifier: { object: "path", name: "name" },
  },
  generics: { generic_type: "type", generic_function: "function" },
  typeArguments: ["type_arguments"],
  wrappers: {
    parenthesized_expression: 0,
    await_expression: 0,
    try_expression: 0,
    reference_expression: "value",
    reference_type: "type",
  },
  calls: {
    call_expression: { callee: "function", arguments: ["arguments"] },
    struct_expression: { callee: "name", arguments: ["field_initializer_list"], isNew: true },
    macro_invocation: { callee: "macro", arguments: ["token_tree"] },
  },
  annotations: { attribute: { callee: 0, arguments: ["token_tree"] } },
  annotationHolders: ["attribute_item"],
  bases: { impl_item: { at: "trait" } },
  typeDeclarations: { struct_item: "name", enum_item: "name", trait_item: "name", impl_item: "type" },
  methods: { function_item: "name" },
  parameters: { parameter: "type" },
  parameterLists: ["parameters"],
  pairs: { field_initializer: { key: "field", value: "value" } },
  lists: ["array_expression", "tuple_expression"],
  records: [],
  texts: {
    string_literal: textOfPieces(["string_content"]),
    raw_string_literal: textOfPieces(["string_content"]),
  },
  sums: [],
  selves: ["self"],
  loops: ["for_expression", "while_expression", "loop_expression"],
  declared: `
    (parameter pattern: (identifier) @name type: (_) @type)
    (field_declaration name: (field_identifier) @name type: (_) @type)
    (let_declaration pattern: (identifier) @name type: (_) @type)
    (let_declaration pattern: (identifier) @name value: (_) @value)
  `,
};
