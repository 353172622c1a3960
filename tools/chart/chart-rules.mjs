/**
 * What must hold of whatever the chart renders.
 * @typedef {(objects: readonly any[]) => readonly string[]} Rule what is wrong, in words
 */

/** @type {(objects: readonly any[]) => readonly {name: string, spec: any}[]} */
const podsOf = (objects) =>
  objects.flatMap((one) => {
    const spec = one.kind === "Pod" ? one.spec : one.spec?.template?.spec;
    return spec === undefined ? [] : [{ name: `${one.kind} ${one.metadata.name}`, spec }];
  });

/** @type {(kind: string, objects: readonly any[]) => readonly any[]} */
export const ofKind = (kind, objects) => objects.filter((one) => one.kind === kind);

/** @type {Rule} */
const namesAreTheirOwn = (objects) => {
  const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} stands twice`);
};

/** @type {Rule} */
const podsHaveNoRights = (objects) =>
  podsOf(objects).flatMap(({ name, spec }) => {
    const { securityContext: pod, containers, automountServiceAccountToken } = spec;
    const isBare =
      pod.runAsNonRoot && pod.runAsUser === 10001 && pod.seccompProfile.type === "RuntimeDefault";
    return [
      ...(isBare ? [] : [`${name} runs as somebody`]),
      ...(automountServiceAccountToken === false ? [] : [`${name} has a token of the cluster`]),
      ...containers.flatMap((/** @type {any} */ { name: container, securityContext: own, resources }) => [
        ...(own.allowPrivilegeEscalation === false ? [] : [`${name} ${container} may get rights`]),
        ...(own.readOnlyRootFilesystem === true ? [] : [`${name} ${container} may write everywhere`]),
        ...(own.capabilities.drop.includes("ALL") ? [] : [`${name} ${container} has capabilities`]),
        ...(resources.limits?.memory ? [] : [`${name} ${container} has no limit of memory`]),
      ]),
    ];
  });

/** @type {Rule} */
const noSecretIsMade = (objects) => [
  ...ofKind("Secret", objects).map(({ metadata }) => `Secret ${metadata.name} is made`),
  ...ofKind("ConfigMap", objects)
    .flatMap(({ data }) => Object.keys(data))
    .filter((key) => /Key|Token|Secret|ConnectionStrings/.test(key))
    .map((key) => `${key} stands in a ConfigMap`),
];

/** @type {Rule} */
const selectorsFindPods = (objects) => {
  const labels = ofKind("Deployment", objects)[0]?.spec.template.metadata.labels ?? {};
  const selectors = objects.flatMap(({ kind, metadata, spec }) => {
    const found = new Map([
      ["Service", spec?.selector],
      ["Deployment", spec?.selector?.matchLabels],
      ["PodDisruptionBudget", spec?.selector?.matchLabels],
      ["NetworkPolicy", spec?.podSelector?.matchLabels],
    ]).get(kind);
    return found === undefined ? [] : [{ name: `${kind} ${metadata.name}`, found }];
  });
  return selectors
    .filter(({ found }) => Object.entries(found).some(([key, value]) => labels[key] !== value))
    .map(({ name }) => `${name} selects no pod`);
};

/** @type {Rule} */
const probesAskHealth = (objects) => {
  const [container] = ofKind("Deployment", objects)[0].spec.template.spec.containers;
  const asked = [container.startupProbe, container.livenessProbe, container.readinessProbe].map(
    (probe) => `${probe.httpGet.port}${probe.httpGet.path}`,
  );
  const wanted = ["http/health/live", "http/health/live", "http/health/ready"];
  return asked.join() === wanted.join() ? [] : [`probes ask ${asked.join(", ")}`];
};

/** @type {Rule} */
const memoryIsTheLimit = (objects) =>
  podsOf(objects)
    .flatMap(({ spec }) => spec.containers)
    .filter(({ name }) => name === "plumbline")
    .flatMap(({ env }) => {
      const said = env.find((/** @type {any} */ one) => one.name === "Service__MemoryBytes");
      return said?.valueFrom.resourceFieldRef.resource === "limits.memory"
        ? []
        : ["memory is not the limit's"];
    });

/** @type {Rule} */
const mountsHaveVolumes = (objects) =>
  podsOf(objects).flatMap(({ name, spec }) => {
    const volumes = new Set((spec.volumes ?? []).map((/** @type {any} */ one) => one.name));
    const mounts = spec.containers.flatMap((/** @type {any} */ one) => one.volumeMounts ?? []);
    return mounts
      .filter((/** @type {any} */ mount) => !volumes.has(mount.name))
      .map((/** @type {any} */ mount) => `${name} mounts ${mount.name}, which is no volume`);
  });

/** @type {readonly Rule[]} */
export const RULES = [
  namesAreTheirOwn,
  podsHaveNoRights,
  noSecretIsMade,
  selectorsFindPods,
  probesAskHealth,
  memoryIsTheLimit,
  mountsHaveVolumes,
];
