/** What every rendering is given: secrets and a host are the operator's. */
export const LEAST = {
  hosts: ["designs.example.org"],
  database: { existingSecret: "plumbline-database" },
  masterKey: { existingSecret: "plumbline-master-key" },
};

/** Everything that can be switched on. */
export const EVERYTHING = {
  ...LEAST,
  image: { repository: "registry.example.org/plumbline", digest: `sha256:${"a".repeat(64)}` },
  imagePullSecrets: [{ name: "registry" }],
  masterKey: { existingSecret: "plumbline-master-key", previousKey: "previous" },
  setupToken: { existingSecret: "plumbline-setup" },
  migrations: "job",
  trustedProxies: ["10.0.0.0/8", "fd00::/8"],
  webClient: false,
  workspaceQuotaBytes: 4_294_967_296,
  ingress: {
    enabled: true,
    className: "nginx",
    tlsSecret: "designs-tls",
    annotations: { "example.org/a": "b" },
  },
  httpRoute: { enabled: true, parentRefs: [{ name: "public", namespace: "gateways" }] },
  autoscaling: { enabled: true, minReplicas: 3, maxReplicas: 9 },
  networkPolicy: {
    from: [{ podSelector: { matchLabels: { app: "proxy" } } }],
    metricsFrom: [{ namespaceSelector: { matchLabels: { name: "monitoring" } } }],
  },
  metrics: {
    enabled: true,
    serviceMonitor: { enabled: true, labels: { release: "prometheus" } },
    alerts: { enabled: true },
    dashboard: { enabled: true },
  },
  telemetry: { endpoint: "http://collector:4318" },
  extraEnv: [{ name: "Authentication__Oidc__Authority", value: "https://id.example.org" }],
  extraEnvFrom: [{ secretRef: { name: "sign-in" } }],
  extraVolumes: [{ name: "authority", secret: { secretName: "database-authority" } }],
  extraVolumeMounts: [{ name: "authority", mountPath: "/certificates", readOnly: true }],
  podAnnotations: { "example.org/scrape": "no" },
  podLabels: { team: "design" },
  nodeSelector: { disk: "ssd" },
  tolerations: [{ key: "dedicated", operator: "Exists" }],
  affinity: { nodeAffinity: {} },
  priorityClassName: "high",
};

/** For people you know: one replica, its volume, no key of yours. */
export const LOCAL = {
  profile: "local",
  replicaCount: 1,
  database: { existingSecret: "plumbline-database" },
};

/**
 * Values that are rendered, by name.
 * @type {Readonly<Record<string, object>>}
 */
export const RENDERED = {
  "the least": LEAST,
  "one replica": { ...LEAST, replicaCount: 1 },
  "twenty replicas": { ...LEAST, replicaCount: 20 },
  everything: EVERYTHING,
  local: LOCAL,
  "local with a claim": { ...LOCAL, persistence: { existingClaim: "mine" } },
};

/**
 * Values that are refused, and what the refusal says.
 * @type {readonly (readonly [object, RegExp])[]}
 */
export const REFUSED = [
  [{ ...LEAST, hosts: [] }, /list the public host names/],
  [{ ...LEAST, database: { existingSecret: "" } }, /connection string of your PostgreSQL/],
  [{ ...LEAST, masterKey: { existingSecret: "" } }, /needs a master key/],
  [{ ...LEAST, masterKey: { value: "secret" } }, /masterKey.*additional properties 'value'/],
  [{ ...LOCAL, replicaCount: 2 }, /local profile has one replica/],
  [{ ...LOCAL, autoscaling: { enabled: true } }, /local profile has one replica/],
  [{ ...LOCAL, masterKey: { previousKey: "before" } }, /masterKey\.existingSecret is not/],
  [{ ...LEAST, profile: "public" }, /\/profile/],
  [{ ...LEAST, replicas: 3 }, /additional properties 'replicas'/],
  [{ ...LEAST, replicaCount: 0 }, /\/replicaCount/],
  [{ ...LEAST, replicaCount: "3" }, /\/replicaCount/],
  [{ ...LEAST, hosts: ["https://designs.example.org"] }, /\/hosts\/0/],
  [{ ...LEAST, hosts: ["*.example.org"] }, /\/hosts\/0/],
  [{ ...LEAST, trustedProxies: ["0.0.0.0/0"] }, /\/trustedProxies\/0/],
  [{ ...LEAST, image: { digest: "sha256:abc" } }, /\/image\/digest/],
  [{ ...LEAST, image: { tag: "a b" } }, /\/image\/tag/],
  [{ ...LEAST, resources: { limits: { memory: "512Mi" } } }, /\/resources\/limits\/memory/],
  [{ ...LEAST, resources: { limits: { memory: "1000Mi" } } }, /\/resources\/limits\/memory/],
  [{ ...LEAST, resources: { limits: { memory: "0.5Gi" } } }, /\/resources\/limits\/memory/],
  [
    { ...LEAST, metrics: { enabled: true, serviceMonitor: { enabled: true } } },
    /networkPolicy.metricsFrom is empty/,
  ],
  [{ ...LEAST, resources: { limits: { memory: null } } }, /\/resources\/limits/],
  [{ ...LEAST, migrations: "never" }, /\/migrations/],
  [{ ...LEAST, autoscaling: { enabled: true, minReplicas: 9, maxReplicas: 3 } }, /minReplicas is more than/],
  [{ ...LEAST, httpRoute: { enabled: true } }, /name the Gateway/],
  [{ ...LEAST, metrics: { alerts: { enabled: true } } }, /have nothing to read/],
  [{ ...LEAST, metrics: { enabled: true, port: 8080 } }, /\/metrics\/port/],
  [{ ...LEAST, preStopSeconds: 30 }, /terminationGracePeriodSeconds is too short/],
  [{ ...LEAST, telemetry: { endpoint: "collector:4318" } }, /\/telemetry\/endpoint/],
  [{ ...LEAST, extraEnv: [{ value: "x" }] }, /\/extraEnv\/0/],
  [{ ...LEAST, ingress: { enabled: true, host: "x" } }, /ingress.*additional properties 'host'/],
  [{ ...LEAST, podDisruptionBudget: { maxUnavailable: 0 } }, /\/podDisruptionBudget\/maxUnavailable/],
];
