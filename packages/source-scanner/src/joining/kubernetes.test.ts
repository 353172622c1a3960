import { describe, expect, it } from "@jest/globals";
import { factOf, keysOf, placesOf, scanFiles } from "../testing/scan-files.js";

const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: orders-deployment
spec:
  template:
    metadata:
      labels: { app: orders }
    spec:
      containers:
        - name: orders
          image: registry.acme.com:5000/team/order-service:1.2
          env:
            - name: BILLING
              value: http://billing-svc.shop.svc.cluster.local:8080
            - name: DB
              value: postgres://x:y@orders-db/orders
---
apiVersion: apps/v1
kind: StatefulSet
metadata:
  name: orders-db
spec:
  template:
    spec:
      containers:
        - image: postgres:16
---
apiVersion: v1
kind: Service
metadata:
  name: billing-svc
spec:
  selector: { app: billing }
---
apiVersion: batch/v1
kind: CronJob
metadata:
  name: billing
spec:
  jobTemplate:
    spec:
      template:
        metadata:
          labels: { app: billing }
        spec:
          containers:
            - image: acme/billing
`;

describe("a workload of Kubernetes", () => {
  it("is the service that is called like its image, else one of its own", () => {
    const snapshot = scanFiles({
      "k8s/shop.yaml": DEPLOYMENT,
      "src/orders/package.json": '{ "name": "@acme/order-service", "bin": "x" }',
    });
    expect(keysOf(snapshot, "service")).toEqual(["service|image:billing", "service|src/orders"]);
    expect(placesOf(snapshot, "service|src/orders")).toEqual([
      "k8s/shop.yaml#L2-L2",
      "src/orders/package.json#L1-L1",
    ]);
    expect(snapshot.services[0]).toMatchObject({
      serviceKey: "image:billing",
      name: "billing",
      root: null,
      reach: [],
    });
  });

  it("of an image of the table is a store or broker", () => {
    const snapshot = scanFiles({ "k8s/shop.yaml": DEPLOYMENT });
    expect(keysOf(snapshot, "store")).toEqual(["store|orders-db"]);
    expect(factOf(snapshot, "store|orders-db").attributes).toEqual({
      technology: "PostgreSQL",
      image: "postgres:16",
    });
  });

  it("turns to those whose names its environment has", () => {
    expect(keysOf(scanFiles({ "k8s/shop.yaml": DEPLOYMENT }), "uses")).toEqual([
      "uses|image:order-service|image:billing",
      "uses|image:order-service|orders-db",
    ]);
  });

  it.each(["DaemonSet", "Job"])("may be a %s, and stand in a list", (kind) => {
    const resource = `{apiVersion: apps/v1, kind: ${kind}, metadata: {name: a}, spec: {template: {spec: {containers: [{image: acme/a}]}}}}`;
    const list = `apiVersion: v1\nkind: List\nitems:\n- ${resource}\n`;
    expect(keysOf(scanFiles({ "a.yaml": list }))).toEqual(["service|image:a"]);
  });
});

describe("brokers' resources", () => {
  it("give channels and bindings", () => {
    const rabbit = (kind: string, spec: string) =>
      `---\napiVersion: rabbitmq.com/v1beta1\nkind: ${kind}\nmetadata: {name: x}\nspec: ${spec}\n`;
    const text = [
      "apiVersion: kafka.strimzi.io/v1beta2\nkind: KafkaTopic\nmetadata: {name: orders}\nspec: {partitions: 3}\n",
      "---\napiVersion: kafka.strimzi.io/v1beta2\nkind: KafkaTopic\nmetadata: {name: y}\nspec: {topicName: Orders.Placed}\n",
      rabbit("Queue", "{name: billing}"),
      rabbit("Exchange", "{name: shop}"),
      rabbit("Binding", "{source: shop, destination: billing, destinationType: queue, routingKey: order.#}"),
      rabbit("Binding", "{source: shop, destination: other, destinationType: exchange}"),
      rabbit("Binding", "{source: shop}"),
      rabbit("Policy", "{name: x}"),
    ].join("");
    const snapshot = scanFiles({ "broker.yaml": text });
    expect(keysOf(snapshot)).toEqual([
      "binding|shop|billing|order.#",
      "binding|shop|other|",
      "channel|exchange|shop",
      "channel|queue|billing",
      "channel|topic|Orders.Placed",
      "channel|topic|orders",
    ]);
    expect(factOf(snapshot, "binding|shop|other|").attributes).toMatchObject({
      targetKind: "exchange",
      routingKey: null,
    });
  });

  it("are read from the definitions that RabbitMQ exports, without its own", () => {
    const definitions = {
      rabbit_version: "4.0",
      exchanges: [{ name: "shop" }, { name: "amq.topic" }],
      queues: [{ name: "billing" }],
      bindings: [
        { source: "shop", destination: "billing", destination_type: "queue", routing_key: "" },
        { source: "shop", destination: "audit", destination_type: "exchange", routing_key: "#" },
        { source: "", destination: "billing", destination_type: "queue", routing_key: "billing" },
      ],
    };
    expect(keysOf(scanFiles({ "rabbit/definitions.json": JSON.stringify(definitions) }))).toEqual([
      "binding|shop|audit|#",
      "binding|shop|billing|",
      "channel|exchange|shop",
      "channel|queue|billing",
    ]);
  });

  it("are nothing else that has such lists", () => {
    expect(
      keysOf(scanFiles({ "a.json": '{"queues": [{"name": "a"}]}', "b.json": "[1]", "c.json": "{" })),
    ).toEqual([]);
  });
});

describe("a Helm chart", () => {
  const TEMPLATE = `{{- if .Values.enabled }}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "orders.fullname" . }}
spec:
  template:
    spec:
      containers:
        - name: {{ .Chart.Name }}
          image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"
{{- end }}
`;

  it("is read without what it fills in; its image is that of its values", () => {
    const snapshot = scanFiles({
      "charts/orders/Chart.yaml": "apiVersion: v2\nname: orders\n",
      "charts/orders/values.yaml": "image:\n  repository: acme/order-service\n  tag: 1\n",
      "charts/orders/templates/deployment.yaml": TEMPLATE,
    });
    expect(keysOf(snapshot)).toEqual(["service|image:order-service"]);
    expect(placesOf(snapshot, "service|image:order-service")).toEqual([
      "charts/orders/templates/deployment.yaml#L3-L3",
      "charts/orders/values.yaml#L1-L3",
    ]);
    expect(snapshot.files.map(({ reason }) => reason)).toEqual([null, null, null]);
  });

  it("may fill in parts of a value", () => {
    const image = "image: {{ .Values.repository }}/billing:{{ .Values.tag | default .Chart.AppVersion }}";
    const resource = `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: {{ .Values.name }}\n  {{- with .Values.labels }}\n  labels:\n    {{- toYaml . |\n      nindent 4 }}\n  {{- end }}\nspec:\n  template:\n    spec:\n      containers:\n        - ${image}\n`;
    const snapshot = scanFiles({ "charts/billing/templates/deployment.yaml": resource });
    expect(snapshot.services).toMatchObject([{ serviceKey: "image:billing", name: "billing" }]);
  });

  const VALUES = "image:\n  name: acme/order-service\n";

  it.each([
    ["values.yaml", "templates/a.yaml"],
    ["values.yml", "templates/a.yaml"],
    ["charts/orders/values.yml", "charts/orders/templates/deep/a.yaml"],
  ])("takes its image from %s for %s", (values, template) => {
    const keys = keysOf(scanFiles({ [values]: VALUES, [template]: TEMPLATE }));
    expect(keys).toEqual(["service|image:order-service"]);
  });

  it.each([
    ["values-prod.yaml", "templates/a.yaml"],
    ["charts/orders/values.yaml", "templates/a.yaml"],
    ["values.yaml", "charts/orders/templates/a.yaml"],
    ["charts/orders/templates/values.yaml", "charts/orders/templates/a.yaml"],
  ])("takes no image from %s for %s", (values, template) => {
    expect(keysOf(scanFiles({ [values]: VALUES, [template]: TEMPLATE }))).toEqual([]);
  });

  it("without an image in its values says nothing", () => {
    expect(keysOf(scanFiles({ "charts/orders/templates/deployment.yaml": TEMPLATE }))).toEqual([]);
    const values = { "values.yaml": "replicas: 2\n", "templates/a.yaml": TEMPLATE };
    expect(keysOf(scanFiles(values))).toEqual([]);
  });

  it("that is no YAML without it is told so", () => {
    const snapshot = scanFiles({ "charts/orders/templates/a.yaml": "a: {{ x }}\n  b: [\n" });
    expect(snapshot.files).toMatchObject([{ status: "read", reason: "template-not-rendered" }]);
    expect(scanFiles({ "charts/o/templates/a.yaml": "a: [\n" }).files).toMatchObject([
      { reason: "not-readable" },
    ]);
    expect(scanFiles({ "k8s/a.yaml": "a: {{ x }}\n  b: [\n" }).files).toMatchObject([
      { reason: "template-not-rendered" },
    ]);
  });
});

describe("a service of Kubernetes", () => {
  const workload = (name: string, labels: string) =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: ${name} }\nspec:\n  template:\n    metadata: { labels: ${labels} }\n    spec: { containers: [{ image: acme/${name} }] }\n`;
  const caller =
    "apiVersion: batch/v1\nkind: Job\nmetadata: { name: caller }\nspec: { template: { spec: { containers: [{ image: acme/caller, env: [{ name: A, value: http://svc/ }] }] } } }\n";
  const service = (selector: string) =>
    `apiVersion: v1\nkind: Service\nmetadata: { name: svc }\nspec: { selector: ${selector} }\n`;
  const turnsTo = (selector: string) =>
    keysOf(
      scanFiles({
        "k8s.yaml": [
          workload("one", "{ app: shop, part: web }"),
          workload("two", "{ app: shop, part: jobs }"),
          caller,
          service(selector),
        ].join("---\n"),
      }),
      "uses",
    );

  it("leads to the workload that has all labels that it selects by", () => {
    expect(turnsTo("{ app: shop, part: web }")).toEqual(["uses|image:caller|image:one"]);
    expect(turnsTo("{ app: shop, part: jobs }")).toEqual(["uses|image:caller|image:two"]);
    expect(turnsTo("{ part: web, tier: x }")).toEqual([]);
    expect(turnsTo("{ app: shop }")).toEqual([]);
    expect(turnsTo("{ app: other }")).toEqual([]);
  });

  it("is a place of each that it leads to, be it a service, a store or a broker", () => {
    const store = workload("db", "{ app: db }").replace("acme/db", "redis");
    const snapshot = scanFiles({
      "k8s/a.yaml": [workload("one", "{ app: shop }"), store].join("---\n"),
      "k8s/db.yaml": service("{ app: db }"),
      "k8s/shop.yaml": `# Of the shop\n${service("{ app: shop }")}`,
    });
    expect(placesOf(snapshot, "service|image:one")).toEqual(["k8s/a.yaml#L2-L2", "k8s/shop.yaml#L3-L3"]);
    expect(placesOf(snapshot, "store|db")).toEqual(["k8s/a.yaml#L10-L10", "k8s/db.yaml#L2-L2"]);
  });
});
