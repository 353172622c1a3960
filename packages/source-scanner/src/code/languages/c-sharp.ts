import type { LanguageSyntax } from "../syntax/language-syntax.js";
import { textBetween, textOfPieces } from "./texts.js";

export const C_SHARP: LanguageSyntax = {
  identifiers: ["identifier"],
  members: {
    member_access_expression: { object: "expression", name: "name" },
    conditional_access_expression: { object: "condition", name: -1 },
    member_binding_expression: { object: "object", name: "name" },
    qualified_name: { object: "qualifier", name: "name" },
    alias_qualified_name: { object: "alias", name: "name" },
  },
  generics: { generic_name: 0 },
  typeArguments: ["type_argument_list"],
  wrappers: {
    parenthesized_expression: 0,
    await_expression: 0,
    nullable_type: 0,
    postfix_unary_expression: 0,
    argument: -1,
    attribute_argument: -1,
    cast_expression: "value",
    as_expression: 0,
    typeof_expression: 0,
    array_type: 0,
  },
  calls: {
    invocation_expression: { callee: "function", arguments: ["argument_list"] },
    object_creation_expression: {
      callee: "type",
      arguments: ["argument_list", "initializer_expression"],
      isNew: true,
    },
  },
  annotations: { attribute: { callee: "name", arguments: ["attribute_argument_list"] } },
  annotationHolders: ["attribute_list"],
  bases: { base_list: {}, primary_constructor_base_type: {} },
  typeDeclarations: {
    class_declaration: "name",
    interface_declaration: "name",
    record_declaration: "name",
    struct_declaration: "name",
    enum_declaration: "name",
  },
  methods: { method_declaration: "name", local_function_statement: "name", constructor_declaration: "name" },
  parameters: { parameter: "type" },
  parameterLists: ["parameter_list"],
  pairs: {
    argument: { key: "name", value: -1 },
    attribute_argument: { key: "name", value: -1 },
    assignment_expression: { key: "left", value: "right" },
  },
  lists: [
    "initializer_expression",
    "implicit_array_creation_expression",
    "collection_expression",
    "element_binding_expression",
  ],
  records: [],
  texts: {
    string_literal: textOfPieces(["string_literal_content"], ["string_literal_encoding"]),
    verbatim_string_literal: textBetween(/^@"/),
    raw_string_literal: textOfPieces(["raw_string_content"], ["raw_string_start", "raw_string_end"]),
    interpolated_string_expression: textOfPieces(
      ["string_content"],
      ["interpolation_start", "interpolation_quote"],
    ),
  },
  sums: ["binary_expression"],
  selves: ["this", "base"],
  loops: ["for_statement", "foreach_statement", "while_statement", "do_statement"],
  declared: `
    (parameter type: (_) @type name: (identifier) @name)
    (property_declaration type: (_) @type name: (identifier) @name)
    (variable_declaration type: (_) @type (variable_declarator name: (identifier) @name))
    (variable_declarator name: (identifier) @name (_) @value .)
  `,
};
