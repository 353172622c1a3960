import type { LanguageSyntax } from "../syntax/language-syntax.js";
import { textOfPieces } from "./texts.js";

export const JAVA: LanguageSyntax = {
  identifiers: ["identifier", "type_identifier"],
  members: {
    field_access: { object: "object", name: "field" },
    scoped_identifier: { object: "scope", name: "name" },
    scoped_type_identifier: { object: 0, name: -1 },
  },
  generics: { generic_type: 0 },
  typeArguments: ["type_arguments"],
  wrappers: {
    parenthesized_expression: 0,
    class_literal: 0,
    array_type: "element",
    annotated_type: -1,
    cast_expression: "value",
  },
  calls: {
    method_invocation: { object: "object", callee: "name", arguments: ["argument_list"] },
    object_creation_expression: { callee: "type", arguments: ["argument_list"], isNew: true },
    annotation: { callee: "name", arguments: ["annotation_argument_list"] },
    marker_annotation: { callee: "name", arguments: [] },
  },
  annotations: {
    annotation: { callee: "name", arguments: ["annotation_argument_list"] },
    marker_annotation: { callee: "name", arguments: [] },
  },
  annotationHolders: ["modifiers"],
  bases: { superclass: {}, type_list: { below: "super_interfaces" }, extends_interfaces: {} },
  typeDeclarations: {
    class_declaration: "name",
    interface_declaration: "name",
    record_declaration: "name",
    enum_declaration: "name",
  },
  methods: { method_declaration: "name", constructor_declaration: "name" },
  parameters: { formal_parameter: "type" },
  parameterLists: ["formal_parameters"],
  pairs: { element_value_pair: { key: "key", value: "value" } },
  lists: ["element_value_array_initializer", "array_initializer"],
  records: [],
  texts: { string_literal: textOfPieces(["string_fragment", "multiline_string_fragment"]) },
  sums: ["binary_expression"],
  selves: ["this", "super"],
  loops: ["for_statement", "enhanced_for_statement", "while_statement", "do_statement"],
  declared: `
    (formal_parameter type: (_) @type name: (identifier) @name)
    (field_declaration type: (_) @type declarator: (variable_declarator name: (identifier) @name))
    (local_variable_declaration type: (_) @type declarator: (variable_declarator name: (identifier) @name))
    (variable_declarator name: (identifier) @name value: (_) @value)
  `,
};
