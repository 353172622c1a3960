import type { LanguageSyntax } from "../syntax/language-syntax.js";
import { textOfPieces } from "./texts.js";

export const GO: LanguageSyntax = {
  identifiers: ["identifier", "field_identifier", "type_identifier", "package_identifier"],
  members: {
    selector_expression: { object: "operand", name: "field" },
    qualified_type: { object: "package", name: "name" },
  },
  generics: { generic_type: "type" },
  typeArguments: ["type_arguments"],
  wrappers: {
    parenthesized_expression: 0,
    unary_expression: "operand",
    pointer_type: 0,
    literal_element: 0,
    type_conversion_expression: "operand",
  },
  calls: {
    call_expression: { callee: "function", arguments: ["argument_list"] },
    composite_literal: { callee: "type", arguments: ["literal_value"], isNew: true },
  },
  annotations: {},
  annotationHolders: [],
  bases: { field_declaration: { at: "type", unnamed: true } },
  typeDeclarations: { type_spec: "name" },
  methods: { function_declaration: "name", method_declaration: "name" },
  parameters: { parameter_declaration: "type" },
  parameterLists: ["parameter_list"],
  pairs: { keyed_element: { key: "key", value: "value" } },
  lists: ["literal_value"],
  records: [],
  texts: {
    interpreted_string_literal: textOfPieces(["interpreted_string_literal_content"]),
    raw_string_literal: textOfPieces(["raw_string_literal_content"]),
  },
  sums: ["binary_expression"],
  selves: [],
  loops: ["for_statement"],
  declared: `
    (parameter_declaration name: (identifier) @name type: (_) @type)
    (field_declaration name: (field_identifier) @name type: (_) @type)
    (var_spec name: (identifier) @name type: (_) @type)
    (var_spec name: (identifier) @name value: (expression_list . (_) @value))
    (short_var_declaration left: (expression_list . (identifier) @name) right: (expression_list . (_) @value))
    (assignment_statement
      left: (expression_list . (selector_expression field: (field_identifier) @name))
      right: (expression_list . (_) @value))
    (keyed_element key: (literal_element (identifier) @name) value: (literal_element (_) @value))
  `,
};
