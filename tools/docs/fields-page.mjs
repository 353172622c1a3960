const HEAD = `# Fields of documents

Every field of the documents that are sent: its type and limits, and whether it has to be there. The page is written
from the declarations in the packages, by way of the recorded OpenAPI document (\`npm run docs\`), and a test keeps it
current. What the fields mean stands in the pages of their documents; a field that need not be there may also be null
where its type says so. Characters are code points.
`;

/** The schemas of the OpenAPI document on the page, under the headings that they stand under. */
const PARTS = {
  Facts: [
    ...[
      "Element",
      "Relationship",
      "Message",
      "Operation",
      "Channel",
      "Subscription",
      "Binding",
      "Schema",
    ].map((kind) => `${kind}Request`),
    ...["ProvenanceRequest", "StaleMarkDto", "RetryDto"],
  ],
  "Batches of changes": ["ModelChangesRequest", "ModelChangeRequest"],
  Scenarios: [
    ...["NewScenarioRequest", "CallStep", "PublishStep", "WriteStep", "ParallelStep", "BranchStep"],
    ...["Fault", "OutcomeAssertion", "EventCountAssertion"],
  ],
  "Stress profiles": [
    ...["StressProfileRequest", "StressArrivals", "StressArrivalStage", "StressResourceAssumption"],
    ...["StressServiceTimeAssumption", "StressSubscriptionAssumption", "StressBranchAssumption"],
    ...["StressPolicyOverride", "StressOutage", "StressDistribution"],
    ...["Constant", "Exponential", "Uniform", "Erlang", "Lognormal", "Empirical"].map(
      (kind) => `Stress${kind}Distribution`,
    ),
  ],
  Promises: [
    ...["PromiseRequest", "PromiseLinksRequest", "ForbiddenEventRequest", "RequiredPatternRequest"],
    ...["ObligationRequest", "RecipeRequest", "ScenarioCheckRequest", "CheckFaultRequest"],
    ...["OutcomeOfCheckRequest", "EventCountOfCheckRequest", "SourcePatternRequest", "TestPlanRequest"],
    ...["EvidenceSourceRequest", "ApproveRequest", "ReviseRequest", "PrefixRequest", "RunRequest"],
    ...["RunChecksRequest", "RunManyRequest", "EvidenceRequest", "ClaimedSourceRequest"],
  ],
  Questions: ["QuestionRequest", "AnswerRequest"],
  Review: ["FindingAnswerRequest", "FindingAnswersRequest", "SnapshotRequest"],
  Decisions: [
    ...["DecisionRequest", "AlternativeRequest", "SettlesRequest"],
    ...["AcceptDecisionRequest", "RejectDecisionRequest"],
  ],
  Views: ["NewViewRequest"],
};

/**
 * The text of `docs/reference/fields.md`.
 * @param {any} openApi the recorded document
 */
export function fieldsPage(openApi) {
  const parts = Object.entries(PARTS).map(([heading, names]) => {
    const tables = names.map((name) => table(name, openApi.components.schemas[name]));
    return `\n## ${heading}\n${tables.join("")}`;
  });
  return HEAD + parts.join("");
}

const COLUMNS = "| Field | What it is | Type and limits | Needed |\n|---|---|---|---|\n";

/**
 * @param {string} name
 * @param {any} schema
 */
function table(name, { properties, required = [], oneOf }) {
  if (properties === undefined) {
    return `\n### ${name}\n\n${oneOf.map(typeOf).join(" or ")}\n`;
  }
  const rows = Object.entries(properties).map(([key, field]) => {
    const needed = required.includes(key) ? "yes" : "default" in field ? `else ${code(field.default)}` : "";
    return `| \`${key}\` | ${field.description ?? ""} | ${typeOf(field)} | ${needed} |\n`;
  });
  return `\n### ${name}\n\n${COLUMNS}${rows.join("")}`;
}

/**
 * @param {any} field
 * @returns {string}
 */
function typeOf(field) {
  if (field.$ref !== undefined) {
    return `[${nameOf(field.$ref)}](#${nameOf(field.$ref).toLowerCase()})`;
  }
  const isNull = [field.type].flat().includes("null");
  const choices = (field.anyOf ?? field.oneOf)?.map(typeOf) ?? [plainOf(field)];
  return [
    ...choices.filter((/** @type {string} */ choice) => choice !== ""),
    ...(isNull ? ["null"] : []),
  ].join(" or ");
}

/**
 * @param {any} field
 * @returns {string}
 */
function plainOf(field) {
  const words = field.enum?.filter((/** @type {unknown} */ word) => word !== null).map(code);
  const types = [field.type ?? "any JSON value"].flat().filter((type) => type !== "null");
  const plain =
    words?.join(", ") ?? [...types.map((type) => NAMES[type] ?? type), ...limits(field)].join(", ");
  const inner = field.items ?? field.additionalProperties;
  return inner === undefined || typeof inner === "boolean" ? plain : `${plain}, each (${typeOf(inner)})`;
}

/** @type {Readonly<Record<string, string>>} */
const NAMES = { array: "list", string: "text", object: "object" };

/** @type {Readonly<Record<string, (limit: unknown) => string>>} */
const LIMITS = {
  format: (name) => String(name),
  minLength: (least) => `at least ${least} character`,
  maxLength: (most) => `at most ${most} characters`,
  minimum: (least) => `from ${least}`,
  exclusiveMinimum: (least) => `above ${least}`,
  maximum: (most) => `to ${most}`,
  maxItems: (most) => `at most ${most}`,
  maxProperties: (most) => `at most ${most}`,
};

/**
 * @param {any} field
 * @returns {string[]}
 */
function limits(field) {
  return Object.entries(LIMITS).flatMap(([key, words]) => (key in field ? [words(field[key])] : []));
}

/** @param {string} ref */
function nameOf(ref) {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

/** @param {unknown} value */
function code(value) {
  return `\`${JSON.stringify(value)}\``;
}
