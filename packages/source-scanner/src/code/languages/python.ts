import type { LanguageSyntax } from "../syntax/language-syntax.js";
import { textOfPieces } from "./texts.js";

export const PYTHON: LanguageSyntax = {
  identifiers: ["identifier"],
  members: {
    attribute: { object: "object", name: "attribute" },
    dotted_name: { object: 0, name: -1 },
  },
  generics: { generic_type: 0, subscript: "value" },
  typeArguments: ["type_parameter"],
  wrappers: { parenthesized_expression: 0, await: 0, type: 0 },
  calls: { call: { callee: "function", arguments: ["argument_list"] } },
  annotations: { decorator: null },
  annotationHolders: ["decorated_definition"],
  bases: { argument_list: { below: "class_definition" } },
  typeDeclarations: { class_definition: "name" },
  methods: { function_definition: "name" },
  parameters: { typed_parameter: "type", typed_default_parameter: "type" },
  parameterLists: ["parameters"],
  pairs: { keyword_argument: { key: "name", value: "value" }, pair: { key: "key", value: "value" } },
  lists: ["list", "tuple"],
  records: ["dictionary"],
  texts: {
    string: textOfPieces(["string_content"], ["string_start", "string_end"]),
  },
  sums: ["concatenated_string", "binary_operator"],
  selves: ["self", "cls"],
  loops: ["for_statement", "while_statement"],
  declared: `
    (typed_parameter (identifier) @name type: (type) @type)
    (typed_default_parameter name: (identifier) @name type: (type) @type)
    (assignment left: (identifier) @name type: (type) @type)
    (assignment left: (identifier) @name right: (_) @value)
    (assignment left: (attribute attribute: (identifier) @name) right: (_) @value)
    (as_pattern (_) @value alias: (as_pattern_target (identifier) @name))
  `,
};
