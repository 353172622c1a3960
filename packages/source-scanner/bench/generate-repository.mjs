/**
 * The files of a large repository, always the same: services of eight languages, a fifth of the bytes in files that name a
 * library and so are parsed, the rest source that is only lexed, contracts, manifests and settings.
 */

const FILES = 20_000;
const FILE_BYTES = 10_486;

/** How a language says what it says: head, plain member, member that uses a library, end. Members differ by their number. */
const LANGUAGES = {
  cs: {
    head: (at, used) =>
      `using System;\nusing System.Linq;\n${used ? "using MassTransit;\n" : ""}namespace Shop.Part${at};\n\n/// <summary>Part ${at} of the shop.</summary>\npublic sealed class Part${at}Service\n{\n    private readonly ${used ? "IPublishEndpoint" : "IClock"} _out;\n    public const string Topic = "part-${at}";\n`,
    plain: (at) =>
      `    /// <summary>Counts what is open since ${at}.</summary>\n    public async Task<int> CountOpen${at}(IReadOnlyList<Order> orders, CancellationToken cancel)\n    {\n        var open = orders.Where(one => one.State == "open" && one.Lines.Count > ${at}).ToList();\n        if (open.Count == 0) { return 0; }\n        foreach (var order in open)\n        {\n            order.Total = order.Lines.Sum(line => line.Price * line.Amount); // no tax yet\n            await _store.SaveAsync($"order-{order.Id}", order, cancel);\n        }\n        return open.Count + ${at};\n    }\n`,
    used: (at) =>
      `    public async Task Place${at}(Order order)\n    {\n${at % 4 === 0 ? "#if DEBUG\n        Console.WriteLine(order.Id);\n#endif\n" : ""}        await _out.Publish(new OrderPlaced${at} { Id = order.Id, At = DateTime.UtcNow });\n    }\n`,
    end: "}\n",
  },
  java: {
    head: (at, used) =>
      `package shop.part${at};\n\nimport java.util.List;\nimport java.util.Map;\n${used ? "import org.springframework.kafka.core.KafkaTemplate;\n" : ""}\n/** Part ${at} of the shop. */\npublic class Part${at}Service {\n  private ${used ? "KafkaTemplate<String, Order> template" : "Clock clock"};\n  static final String TOPIC = "part-${at}";\n`,
    plain: (at) =>
      `  /** Counts what is open since ${at}. */\n  public int countOpen${at}(List<Order> orders, Map<String, Integer> known) {\n    int open = 0;\n    for (Order order : orders) {\n      if (order.state().equals("open") && order.lines().size() > ${at}) {\n        order.total(order.lines().stream().mapToLong(line -> line.price() * line.amount()).sum());\n        known.merge("order-" + order.id(), 1, Integer::sum); // no tax yet\n        open++;\n      }\n    }\n    return open + ${at};\n  }\n`,
    used: (at) =>
      `  void place${at}(Order order) {\n    template.send("placed-${at}", order.id(), order);\n  }\n`,
    end: "}\n",
  },
  kt: {
    head: (at, used) =>
      `package shop.part${at}\n\nimport java.time.Instant\n${used ? "import org.springframework.kafka.core.KafkaTemplate\n" : ""}\n/** Part ${at} of the shop. */\nclass Part${at}Service(private val ${used ? "template: KafkaTemplate<String, Order>" : "clock: Clock"}) {\n  companion object { const val TOPIC = "part-${at}" }\n`,
    plain: (at) =>
      `  /** Counts what is open since ${at}. */\n  fun countOpen${at}(orders: List<Order>, known: MutableMap<String, Int>): Int {\n    val open = orders.filter { it.state == "open" && it.lines.size > ${at} }\n    for (order in open) {\n      order.total = order.lines.sumOf { line -> line.price * line.amount } // no tax yet\n      known["order-\${order.id}"] = (known["order-\${order.id}"] ?: 0) + 1\n    }\n    return when { open.isEmpty() -> 0 else -> open.size + ${at} }\n  }\n`,
    used: (at) =>
      `  fun place${at}(order: Order) {\n    template.send("placed-${at}", order.id, order)\n  }\n`,
    end: "}\n",
  },
  ts: {
    head: (at, used) =>
      `import { readFile } from "node:fs/promises";\n${used ? 'import { Kafka, type Producer } from "kafkajs";\n' : 'import type { Clock } from "./clock.js";\n'}\n/** Part ${at} of the shop. */\nexport class Part${at}Service {\n  readonly #out: ${used ? "Producer" : "Clock"};\n  static readonly TOPIC = "part-${at}";\n`,
    plain: (at) =>
      `  /** Counts what is open since ${at}. */\n  async countOpen${at}(orders: readonly Order[], known: Map<string, number>): Promise<number> {\n    const open = orders.filter((one) => one.state === "open" && one.lines.length > ${at});\n    for (const order of open) {\n      order.total = order.lines.reduce((sum, line) => sum + line.price * line.amount, 0); // no tax yet\n      known.set(\`order-\${order.id}\`, (known.get(\`order-\${order.id}\`) ?? 0) + 1);\n    }\n    return open.length === 0 ? 0 : open.length + ${at};\n  }\n`,
    used: (at) =>
      `  async place${at}(order: Order): Promise<void> {\n    await this.producer.send({ topic: "placed-${at}", messages: [{ key: order.id, value: JSON.stringify(order) }] });\n  }\n`,
    end: "}\n",
  },
  js: {
    head: (at, used) =>
      `const fs = require("node:fs");\n${used ? 'const express = require("express");\nconst app = express();\n' : 'const clock = require("./clock");\n'}\nconst TOPIC = "part-${at}";\n`,
    plain: (at) =>
      `/** Counts what is open since ${at}. */\nasync function countOpen${at}(orders, known) {\n  const open = orders.filter((one) => one.state === "open" && one.lines.length > ${at});\n  for (const order of open) {\n    order.total = order.lines.reduce((sum, line) => sum + line.price * line.amount, 0); // no tax yet\n    known[\`order-\${order.id}\`] = (known[\`order-\${order.id}\`] || 0) + 1;\n  }\n  return open.length === 0 ? 0 : open.length + ${at};\n}\n`,
    used: (at) =>
      `app.get("/orders-${at}/:id", (request, response) => response.json({ id: request.params.id }));\n`,
    end: "module.exports = {};\n",
  },
  py: {
    head: (at, used) =>
      `"""Part ${at} of the shop."""\nimport json\n${used ? "from aiokafka import AIOKafkaProducer\n" : "from .clock import Clock\n"}\nTOPIC = "part-${at}"\n\n\nclass Part${at}Service:\n    def __init__(self, out: ${used ? "AIOKafkaProducer" : "Clock"}):\n        self.out = out\n`,
    plain: (at) =>
      `\n    def count_open_${at}(self, orders, known):\n        """Counts what is open since ${at}."""\n        found = [one for one in orders if one.state == "open" and len(one.lines) > ${at}]\n        for order in found:\n            order.total = sum(line.price * line.amount for line in order.lines)  # no tax yet\n            known[f"order-{order.id}"] = known.get(f"order-{order.id}", 0) + 1\n        return len(found) + ${at} if found else 0\n`,
    used: (at) =>
      `\n    async def place_${at}(self, out: AIOKafkaProducer, order):\n        await out.send_and_wait("placed-${at}", json.dumps(order).encode())\n`,
    end: "",
  },
  go: {
    head: (at, used) =>
      `package part${at}\n\nimport (\n\t"context"\n\t"fmt"\n${used ? '\t"github.com/nats-io/nats.go"\n' : ""})\n\nconst Topic = "part-${at}"\n\n// Service is part ${at} of the shop.\ntype Service struct {\n\tnc ${used ? "*nats.Conn" : "*Clock"}\n}\n`,
    plain: (at) =>
      `\n// CountOpen${at} counts what is open.\nfunc (s *Service) CountOpen${at}(ctx context.Context, orders []Order, known map[string]int) (int, error) {\n\topen := 0\n\tfor _, order := range orders {\n\t\tif order.State == "open" && len(order.Lines) > ${at} {\n\t\t\tfor _, line := range order.Lines {\n\t\t\t\torder.Total += line.Price * line.Amount // no tax yet\n\t\t\t}\n\t\t\tknown[fmt.Sprintf("order-%d", order.ID)]++\n\t\t\topen++\n\t\t}\n\t}\n\treturn open + ${at}, nil\n}\n`,
    used: (at) =>
      `\nfunc (s *Service) Place${at}(nc *nats.Conn, data []byte) error {\n\treturn nc.Publish("placed-${at}", data)\n}\n`,
    end: "",
  },
  rs: {
    head: (at, used) =>
      `use std::collections::HashMap;\n${used ? "use lapin::Channel;\n" : "use crate::clock::Clock;\n"}\npub const TOPIC: &str = "part-${at}";\n\n/// Part ${at} of the shop.\npub struct Service {\n    out: ${used ? "Channel" : "Clock"},\n}\n\nimpl Service {\n`,
    plain: (at) =>
      `    /// Counts what is open since ${at}.\n    pub fn count_open_${at}(&self, orders: &mut [Order], known: &mut HashMap<String, u64>) -> u64 {\n        let mut open = 0;\n        for order in orders.iter_mut().filter(|one| one.state == "open" && one.lines.len() > ${at}) {\n            order.total = order.lines.iter().map(|line| line.price * line.amount).sum(); // no tax yet\n            *known.entry(format!("order-{}", order.id)).or_insert(0) += 1;\n            open += 1;\n        }\n        open + ${at}\n    }\n`,
    used: (at) =>
      `    pub async fn place_${at}(&self, channel: &Channel, data: &[u8]) {\n        channel.basic_publish("shop", "placed-${at}", options(), data, properties()).await.unwrap();\n    }\n`,
    end: "}\n",
  },
};

const EXTENSIONS = Object.keys(LANGUAGES);

/** A member in ten uses the library, as in services that people write. */
function sourceOf(extension, at, used) {
  const { head, plain, used: usedMember, end } = LANGUAGES[extension];
  let text = head(at, used);
  for (let member = 0; text.length < FILE_BYTES; member += 1) {
    text += used && member % 10 === 3 ? usedMember(at * 100 + member) : plain(at * 100 + member);
  }
  return text + end;
}

const SERVICES = 200;

function otherOf(at) {
  const service = `services/s${String(at % SERVICES).padStart(3, "0")}`;
  const kind = Math.floor(at / SERVICES);
  const fill = (line) =>
    Array.from({ length: Math.ceil(FILE_BYTES / line(0).length) }, (_none, one) => line(one)).join("");
  const schemas = () =>
    Object.fromEntries(
      Array.from({ length: 60 }, (_none, one) => [
        `S${at}x${one}`,
        {
          type: "object",
          properties: {
            id: { type: "string" },
            next: { $ref: `#/components/schemas/S${at}x${(one + 1) % 60}` },
          },
        },
      ]),
    );
  switch (kind) {
    case 0:
      return [
        `${service}/package.json`,
        JSON.stringify(
          { name: `s${at}`, scripts: { start: "node ." }, dependencies: { express: "5", kafkajs: "2" } },
          null,
          2,
        ),
      ];
    case 1:
      return [
        `${service}/openapi.json`,
        JSON.stringify(
          {
            openapi: "3.1.0",
            info: { title: "a", version: "1" },
            paths: { [`/a${at}`]: { get: { responses: { 200: { description: "x" } } } } },
            components: { schemas: schemas() },
          },
          null,
          1,
        ),
      ];
    case 2:
      return [
        `${service}/application.yml`,
        fill((one) => `key${one}:\n  url: http://s${one % SERVICES}:8080/\n  name: value ${one}\n`),
      ];
    case 3:
      return [
        `${service}/k8s/deployment.yaml`,
        fill(
          (one) =>
            `---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: c${at}-${one}\ndata:\n  a: "${one}"\n  b: text of some length\n`,
        ),
      ];
    default:
      return [
        `${service}/api/v${kind}.proto`,
        `syntax = "proto3";\npackage shop.v${at};\n${fill((one) => `message M${one} {\n  string id = 1;\n  int64 at = 2;\n}\n`)}service S${at} {\n  rpc Get(M0) returns (M1);\n}\n`,
      ];
  }
}

/** Path and text of each file, in an order of its own. */
export function* generateRepository(files = FILES) {
  const others = Math.min(SERVICES * 8, Math.floor(files / 12));
  for (let at = 0; at < others; at += 1) {
    yield otherOf(at);
  }
  const source = files - others;
  for (let at = 0; at < source; at += 1) {
    const extension = EXTENSIONS[at % EXTENSIONS.length];
    const used = Math.floor(at / EXTENSIONS.length) % 9 < 2;
    const folder = `services/s${String(at % SERVICES).padStart(3, "0")}/src/${extension}/p${Math.floor(at / 1000)}`;
    yield [`${folder}/part${at}.${extension}`, sourceOf(extension, at, used)];
  }
}
