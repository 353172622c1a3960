import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the tables.

it("rdkafka", () => {
  const told = sitesTold(
    "rs",
    "use rdkafka::producer::FutureProducer;",
    'const PLACED: &str = "order.placed";',
    "async fn run(producer: &FutureProducer, consumer: &StreamConsumer) {",
    '    producer.send(FutureRecord::to(PLACED).payload("x"), timeout).await;',
    '    producer.send(BaseRecord::to("b"), timeout);',
    '    consumer.subscribe(&["c", topics::FAR]).unwrap();',
    '    bus.subscribe(&["d"]);',
    "}",
  );
  expect(told).toEqual([
    "publish rdkafka 'order.placed' channel=topic L4",
    "publish rdkafka 'b' channel=topic L5",
    "subscribe rdkafka topics.FAR channel=topic L6",
    "subscribe rdkafka 'c' channel=topic L6",
    "subscribe rdkafka 'd' channel=topic L7",
  ]);
});

it("lapin, and conditions of items", () => {
  const told = sitesTold(
    "rs",
    "use lapin::Channel;",
    '#[cfg(feature = "rabbit")]',
    "mod rabbit {",
    "    async fn run(channel: &Channel) {",
    '        channel.basic_publish("orders", "order.placed", a, b, c).await?;',
    '        channel.basic_publish("", "mail", a, b, c).await?;',
    "        #[cfg(unix)]",
    '        channel.basic_consume("mail", "tag", a, b).await?;',
    '        channel.queue_declare("mail", a, b).await?;',
    '        channel.exchange_declare("orders", ExchangeKind::Topic, a, b).await?;',
    '        channel.queue_bind("mail", "orders", "order.*", a, b).await?;',
    "    }",
    "}",
  );
  expect(told).toEqual([
    "publish lapin 'orders' channel=exchange routingKey='order.placed' L5 if feature = \"rabbit\"",
    "publish lapin 'mail' channel=queue L6 if feature = \"rabbit\"",
    "subscribe lapin 'mail' channel=queue L8 if feature = \"rabbit\" if unix",
    "channel lapin 'mail' channel=queue L9 if feature = \"rabbit\"",
    "channel lapin 'orders' channel=exchange L10 if feature = \"rabbit\"",
    "binding lapin target='mail' targetChannel=queue source='orders' routingKey='order.*' L11 if feature = \"rabbit\"",
  ]);
});

it("a condition of the file", () => {
  const told = sitesTold("rs", '#![cfg(feature = "kafka")]', 'fn run() { FutureRecord::to("a"); }');
  expect(told).toEqual(["publish rdkafka 'a' channel=topic L2 if feature = \"kafka\""]);
});

it("what stands under a condition says so, whatever is written around the condition", () => {
  const told = sitesTold(
    "rs",
    "use rdkafka::producer::FutureRecord;",
    '#[cfg(feature = "a")]',
    "/// Sends it.",
    "#[inline] // always",
    '/* b */ fn a() { FutureRecord::to("a"); }',
    'mod b { #![cfg(feature = "b")] /* c */ fn b() { FutureRecord::to("b"); } }',
    "fn c(x: u8) { match x {",
    '  #[cfg(unix)] 1 => { FutureRecord::to("c"); }',
    '  _ => { FutureRecord::to("d"); }',
    "} }",
    'fn e() { #[cfg(windows)] let x = 1; FutureRecord::to("e"); }',
    'fn f() { #![cfg(feature = "f")] FutureRecord::to("f"); }',
  );
  expect(told).toEqual([
    `publish rdkafka 'a' channel=topic L5 if feature = "a"`,
    `publish rdkafka 'b' channel=topic L6 if feature = "b"`,
    "publish rdkafka 'c' channel=topic L8 if unix",
    "publish rdkafka 'd' channel=topic L9",
    "publish rdkafka 'e' channel=topic L11",
    `publish rdkafka 'f' channel=topic L12 if feature = "f"`,
  ]);
});
