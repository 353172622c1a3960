import { ofKind } from "./chart-rules.mjs";

/** @type {(what: string, isSo: boolean) => readonly string[]} */
const expect = (what, isSo) => (isSo ? [] : [`not so: ${what}`]);

/** @type {(objects: readonly any[]) => any} */
const service = (objects) => ofKind("Deployment", objects)[0].spec;

/** @type {(objects: readonly any[]) => any} */
const settings = (objects) => ofKind("ConfigMap", objects)[0].data;

/** @type {(objects: readonly any[]) => readonly string[]} */
const kindsOf = (objects) => objects.map(({ kind }) => kind).sort();

const LEAST_KINDS = "ConfigMap Deployment NetworkPolicy Pod Service ServiceAccount";

/**
 * What holds of one rendering, and is no rule of all.
 * @type {Readonly<Record<string, (objects: readonly any[]) => readonly string[]>>}
 */
export const CHART_EXPECTATIONS = {
  "the least": (objects) => [
    ...expect("a budget of disruptions", ofKind("PodDisruptionBudget", objects).length === 1),
    ...expect("pods are spread", service(objects).template.spec.topologySpreadConstraints.length === 1),
    ...expect("no port of metrics", service(objects).template.spec.containers[0].ports.length === 1),
    ...expect("it migrates as it starts", settings(objects).Database__MigrateOnStartup === "true"),
    ...expect("nothing of it is kept", service(objects).template.spec.volumes[1].emptyDir !== undefined),
  ],
  "one replica": (objects) => [
    ...expect("these kinds alone", kindsOf(objects).join(" ") === LEAST_KINDS),
    ...expect("nothing is spread", service(objects).template.spec.topologySpreadConstraints === undefined),
  ],
  "twenty replicas": (objects) => [
    ...expect("twenty", service(objects).replicas === 20),
    ...expect(
      "none goes before another is there",
      service(objects).strategy.rollingUpdate.maxUnavailable === 0,
    ),
    ...expect("one at a time", ofKind("PodDisruptionBudget", objects)[0].spec.maxUnavailable === 1),
  ],
  everything: (objects) => [
    ...expect("the autoscaler counts", service(objects).replicas === undefined),
    ...expect(
      "a Job migrates",
      ofKind("Job", objects)[0].spec.template.spec.containers[0].args[0] === "migrate",
    ),
    ...expect("and no start does", settings(objects).Database__MigrateOnStartup === "false"),
    ...expect("hosts", settings(objects).AllowedHosts === "designs.example.org"),
    ...expect("proxies", settings(objects).Service__TrustedProxies === "10.0.0.0/8;fd00::/8"),
    ...expect("the quota is no power", settings(objects).Service__WorkspaceQuotaBytes === "4294967296"),
    ...expect("by digest", /@sha256:a{64}$/.test(service(objects).template.spec.containers[0].image)),
    ...expect("five alerts", ofKind("PrometheusRule", objects)[0].spec.groups[0].rules.length === 5),
    ...expect("a dashboard", JSON.parse(dashboardIn(objects)).panels.length === 10),
    ...expect("metrics for who may", ofKind("NetworkPolicy", objects)[0].spec.ingress.length === 2),
    ...expect("two services", ofKind("Service", objects).length === 2),
  ],
  local: (objects) => [
    ...expect(
      "its volume is kept",
      ofKind("PersistentVolumeClaim", objects)[0].metadata.annotations["helm.sh/resource-policy"] === "keep",
    ),
    ...expect(
      "a key on its volume keeps its rights",
      service(objects).template.spec.securityContext.fsGroupChangePolicy === "OnRootMismatch",
    ),
    ...expect("one goes before the other comes", service(objects).strategy.type === "Recreate"),
    ...expect("no host is asked for", settings(objects).AllowedHosts === undefined),
  ],
  "local with a claim": (objects) => [
    ...expect("no claim is made", ofKind("PersistentVolumeClaim", objects).length === 0),
    ...expect("mine", service(objects).template.spec.volumes[1].persistentVolumeClaim.claimName === "mine"),
  ],
};

/** @param {readonly any[]} objects */
function dashboardIn(objects) {
  return ofKind("ConfigMap", objects).find(({ metadata }) => metadata.name.endsWith("-dashboard")).data[
    "plumbline.json"
  ];
}
