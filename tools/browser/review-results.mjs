/**
 * What the rules find in a design, what a decision about it hashes to, and what of a promise follows.
 * @param {Record<string, any>} packages by name
 * @param {any} model
 * @param {readonly string[]} texts of scenarios
 */
export function reviewResults(packages, model, texts) {
  const { "playback-engine": playback, "review-rules": review } = packages;
  const validate = playback.scenarioValidator(model);
  const scenarios = texts.map((text) => {
    const { document, oddities } = playback.readScenarioDocument(text).value;
    return { id: document.id, document, issues: validate({ document, oddities }) };
  });
  const findings = review.reviewState({ model, scenarios, promises: [] });
  return {
    findings: review.hashOfFindings(findings),
    count: findings.length,
    decision: decisionHash(packages["decision-core"]),
    promise: promiseHash(packages["promise-core"]),
  };
}

const AT = "2030-01-02T03:04:05.000Z";
const ID = "00000000-0000-4000-8000-000000000001";

/** @param {any} core */
function decisionHash(core) {
  const nothing = { context: null, alternatives: null, consequences: null, affectedIds: null };
  const body = { title: "Naïve 😀", decision: "Both", ...nothing, settles: null, supersedes: null };
  const { content } = core.readDecisionRequest(JSON.stringify(body), "person").value;
  const made = core.createDecision({ id: ID, number: 1, content, origin: "human", by: "user:a", at: AT });
  return core.decisionHash(made);
}

/** @param {any} core */
function promiseHash(core) {
  const nothing = { scope: null, preconditions: null, expectedOutcome: null, forbiddenOutcome: null };
  const more = { evidenceCriteria: null, forbiddenEvents: null, requiresPattern: null, links: null };
  const body = { title: "Naïve 😀", claim: "It holds", ...nothing, ...more };
  const { content, origin } = core.readPromiseRequest(JSON.stringify(body), "person").value;
  const named = { id: ID, requirementId: "SHOP-001", content, origin, by: "user:a", at: AT };
  const promise = core.createPromise(named).value;
  return core.contentHash(promise, core.newestOf(promise));
}
