import type { LanguageSyntax } from "../syntax/language-syntax.js";
import { textOfPieces } from "./texts.js";

export const KOTLIN: LanguageSyntax = {
  identifiers: ["identifier"],
  members: {
    navigation_expression: { object: 0, name: -1 },
  },
  generics: { user_type: { last: "identifier" } },
  typeArguments: ["type_arguments"],
  wrappers: {
    parenthesized_expression: 0,
    nullable_type: 0,
    type_projection: 0,
    delegation_specifier: 0,
  },
  calls: {
    call_expression: { callee: 0, arguments: ["value_arguments"] },
    constructor_invocation: { callee: 0, arguments: ["value_arguments"] },
  },
  annotations: { annotation: null },
  annotationHolders: ["modifiers", "annotated_expression"],
  looseArguments: "parenthesized_expression",
  bases: { delegation_specifier: {} },
  typeDeclarations: { class_declaration: "name", object_declaration: "name" },
  methods: { function_declaration: "name" },
  parameters: { parameter: 1 },
  parameterLists: ["function_value_parameters"],
  pairs: { value_argument: { key: 0, value: -1 } },
  lists: ["collection_literal"],
  records: [],
  texts: {
    string_literal: textOfPieces(["string_content"]),
    multiline_string_literal: textOfPieces(["string_content"]),
  },
  sums: ["binary_expression"],
  selves: ["this_expression", "super_expression"],
  loops: ["for_statement", "while_statement", "do_while_statement"],
  declared: `
    (class_parameter (identifier) @name (user_type) @type)
    (parameter (identifier) @name (user_type) @type)
    (variable_declaration (identifier) @name (user_type) @type)
    (property_declaration (variable_declaration (identifier) @name) (call_expression) @value)
  `,
};
