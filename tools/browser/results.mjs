import { reviewResults } from "./review-results.mjs";
import { stressResults } from "./stress-results.mjs";

const guid = (/** @type {number} */ number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/**
 * What each package makes of real systems: with all that can differ between Node and a browser, hashes above all.
 * @param {Record<string, any>} packages by name
 * @param {{document: string, model: string, scenarios: Readonly<Record<string, string>>}} texts
 */
export async function resultsOf(packages, texts) {
  const model = importedModel(packages["model-core"], texts.document);
  const scenarios = Object.values(texts.scenarios);
  return {
    model: modelResults(packages["model-core"], model),
    interchange: interchangeResults(packages["interchange"]),
    playback: playbackResults(packages["playback-engine"], texts),
    stress: stressResults(packages, model, scenarios[0] ?? ""),
    review: reviewResults(packages, model, scenarios),
    tools: toolResults(packages["agent-tools"], model),
    settings: settingsResults(packages["settings-policy"]),
    cost: costResults(packages["cost-core"]),
    drawings: await drawings(packages, model, scenarios[0] ?? ""),
  };
}

/**
 * @param {any} core
 * @param {string} text
 */
function importedModel(core, text) {
  const lists = Object.values(core.LIST_OF_KIND);
  const plan = core.planImport({
    document: core.readModelDocument(new TextEncoder().encode(text), "json").value,
    present: Object.fromEntries(lists.map((list) => [list, []])),
    projectId: guid(1),
    modelStreamId: guid(2),
    modelVersion: 0,
    schemaOwners: new Map(),
  });
  return Object.fromEntries(lists.map((list) => [list, plan.changes[list].added]));
}

/**
 * @param {any} core
 * @param {any} model
 */
function modelResults(core, model) {
  const exported = core.exportModelDocument(model, "A project");
  const yaml = core.writeModelDocumentYaml(exported);
  const read = core.readModelDocument(new TextEncoder().encode(yaml), "yaml");
  return {
    hash: core.modelHash(model),
    yaml: core.sha256Hex(yaml),
    isReadBack: core.sameValue(read.value.elements, exported.elements),
    id: core.uuidV5(guid(3), "naïve 😀 \ud800"),
  };
}

/** @param {any} interchange */
function interchangeResults(interchange) {
  const compose = "name: shop\nservices:\n  web: {depends_on: [db], tty: true}\n  db: {image: postgres}\n";
  const contract = { openapi: "3.1.0", info: { title: "naïve 😀" }, paths: { "/a": { get: {} } } };
  const dsl = 'workspace Shop {\n  model {\n    a = person "Ann"\n  }\n}\n';
  return [compose, JSON.stringify(contract), dsl].map((text) => interchange.convertDocument(text));
}

/**
 * @param {any} tools
 * @param {any} model
 */
function toolResults(tools, model) {
  const sent = { projectId: guid(1), elementId: model.elements[0].id, limit: 0, kind: null };
  const found = tools.answerAboutModel(model, { is: "messages", after: null, limit: 200 });
  const answer = tools.envelopeOf(tools.LIST_MESSAGES, guid(1), { ...found, nextCursor: null });
  const budget = { bytes: 2_000, tokens: null };
  return {
    told: tools.TOOLS.map(tools.describedTool),
    read: tools.readArguments(tools.GET_ELEMENT, sent, () => null),
    cut: tools.cutToFit(answer, budget, tools.LIST_MESSAGES.readAt),
  };
}

/**
 * @param {any} playback
 * @param {{model: string, scenarios: Readonly<Record<string, string>>}} texts
 */
function playbackResults(playback, { model, scenarios }) {
  const schema = '{"type": "string", "format": "uuid", "pattern": "^\\\\p{L}|[0-9a-f-]{36}$"}';
  const hashes = Object.entries(scenarios).map(([name, text]) => {
    const { document } = playback.readScenarioDocument(text).value;
    const run = playback.runScenario({ document, model: JSON.parse(model), modelVersion: 7 });
    return [name, { hash: run.hash, bytes: playback.storedScenario(document).bytes }];
  });
  const check = new playback.SchemaValidators().of(schema);
  return { ...Object.fromEntries(hashes), verdicts: [check(guid(4)), check("x")] };
}

/** @param {any} settings */
function settingsResults(settings) {
  const rules = { profile: "hosted", allowPrivateNetworkUrls: false, resolved: new Map() };
  const body = new TextEncoder().encode(
    '{"cost": {"currency": "EUR"}, "codehost": {"apiBaseUrl": "ftp://x"}}',
  );
  const urls = [
    "https://[::ffff:10.0.0.1]/",
    "http://0x7f.1/",
    "https://example.com/a",
    "https://münchen.example",
  ];
  return {
    read: settings.parseWorkspaceOverrides(body),
    urls: urls.map((url) => [settings.parseSettingsUrl(url), settings.checkUrl(url, rules)]),
    schema: settings.settingsJsonSchema(),
  };
}

/** @param {any} cost */
function costResults(cost) {
  const sheet = cost.readCostSheetRequest(
    '{"name": "naïve", "lines": [{"priceId": null, "quantity": 1e-12}]}',
  );
  const item = '"meterId": "m", "unitOfMeasure": "1", "currencyCode": "USD"';
  const page = `{"Items": [{${item}, "retailPrice": 1.0E-5, "effectiveStartDate": "2024-02-29T00:00:00Z"}]}`;
  return { sheet, page: cost.readCataloguePage(page, { origin: "https://a.test", skip: 0 }) };
}

/**
 * @param {Record<string, any>} packages
 * @param {any} model
 * @param {string} text
 */
async function drawings({ "diagram-writer": writer, "playback-engine": playback }, model, text) {
  const scenario = playback.readScenarioDocument(text).value.document;
  const drawn = ["landscape", "flow"].map(async (kind) => {
    const about = kind === "flow" ? { scenarioId: scenario.id } : {};
    const view = writer.parseView({ id: guid(5), name: "A view", kind, ...about }).value;
    return (await writer.drawView(view, model, scenario, { format: "svg" })).value;
  });
  return Promise.all(drawn);
}
