import type { LanguageSyntax } from "../syntax/language-syntax.js";
import { textOfPieces } from "./texts.js";

/** JavaScript, TypeScript and TSX name their nodes alike. */
const COMMON: Omit<LanguageSyntax, "declared"> = {
  identifiers: ["identifier", "property_identifier", "type_identifier", "shorthand_property_identifier"],
  members: {
    member_expression: { object: "object", name: "property" },
    nested_type_identifier: { object: "module", name: "name" },
    nested_identifier: { object: "object", name: "property" },
  },
  generics: { generic_type: "name" },
  typeArguments: ["type_arguments"],
  wrappers: {
    parenthesized_expression: 0,
    await_expression: 0,
    non_null_expression: 0,
    as_expression: 0,
    satisfies_expression: 0,
    type_annotation: 0,
    union_type: 0,
    readonly_type: 0,
  },
  calls: {
    call_expression: { callee: "function", arguments: ["arguments"] },
    new_expression: { callee: "constructor", arguments: ["arguments"], isNew: true },
  },
  annotations: { decorator: null },
  annotationHolders: ["export_statement"],
  bases: { class_heritage: {}, extends_clause: {}, implements_clause: {}, extends_type_clause: {} },
  typeDeclarations: {
    class_declaration: "name",
    abstract_class_declaration: "name",
    class: "name",
    interface_declaration: "name",
    enum_declaration: "name",
  },
  methods: { method_definition: "name", function_declaration: "name" },
  parameters: { required_parameter: "type", optional_parameter: "type" },
  parameterLists: ["formal_parameters"],
  pairs: { pair: { key: "key", value: "value" } },
  lists: ["array"],
  records: ["object"],
  texts: {
    string: textOfPieces(["string_fragment"]),
    template_string: textOfPieces(["string_fragment"]),
  },
  sums: ["binary_expression"],
  selves: ["this", "super"],
  loaders: ["require"],
  loops: ["for_statement", "for_in_statement", "while_statement", "do_statement"],
};

const ASSIGNED = `
  (variable_declarator name: (identifier) @name value: (_) @value)
  (assignment_expression left: (identifier) @name right: (_) @value)
  (assignment_expression left: (member_expression property: (property_identifier) @name) right: (_) @value)
`;

const {
  interface_declaration: _,
  enum_declaration: __,
  abstract_class_declaration: ___,
  ...CLASSES
} = COMMON.typeDeclarations;

export const JAVASCRIPT: LanguageSyntax = {
  ...COMMON,
  typeDeclarations: CLASSES,
  declared: `${ASSIGNED} (field_definition property: (property_identifier) @name value: (_) @value)`,
};

export const TYPESCRIPT: LanguageSyntax = {
  ...COMMON,
  declared: `${ASSIGNED}
    (variable_declarator name: (identifier) @name type: (type_annotation (_) @type))
    (required_parameter pattern: (identifier) @name type: (type_annotation (_) @type))
    (optional_parameter pattern: (identifier) @name type: (type_annotation (_) @type))
    (public_field_definition name: (property_identifier) @name type: (type_annotation (_) @type))
    (public_field_definition name: (property_identifier) @name value: (_) @value)
  `,
};
