import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the tables.

it("kafka-go", () => {
  const told = sitesTold(
    "go",
    "package shop",
    "",
    'import "github.com/segmentio/kafka-go"',
    "",
    "const (",
    '\tPlaced = "order.placed"',
    '\tPaid   = "order.paid"',
    ")",
    "",
    "func run() {",
    '\tw := &kafka.Writer{Addr: kafka.TCP("k"), Topic: Placed}',
    '\tw.WriteMessages(ctx, kafka.Message{Topic: "late", Value: nil}, kafka.Message{Value: nil})',
    '\tr := kafka.NewReader(kafka.ReaderConfig{Topic: Paid, GroupID: "g"})',
    '\tr2 := kafka.NewReader(kafka.ReaderConfig{GroupTopics: []string{"a", topics.Far}})',
    "}",
  );
  expect(told).toEqual([
    "publish kafka-go 'order.placed' channel=topic L11",
    "publish kafka-go 'late' channel=topic L12",
    "subscribe kafka-go 'order.paid' channel=topic group='g' L13",
    "subscribe kafka-go topics.Far channel=topic L14",
    "subscribe kafka-go 'a' channel=topic L14",
  ]);
});

it("sarama", () => {
  const told = sitesTold(
    "go",
    "package shop",
    "",
    'import "github.com/IBM/sarama"',
    "",
    "func run(group sarama.ConsumerGroup, consumer sarama.Consumer) {",
    '\tproducer.SendMessage(&sarama.ProducerMessage{Topic: "a"})',
    '\tgroup.Consume(ctx, []string{"b", "c"}, handler)',
    '\tconsumer.ConsumePartition("d", 0, sarama.OffsetNewest)',
    "}",
  );
  expect(told).toEqual([
    "publish sarama 'a' channel=topic L6",
    "subscribe sarama 'b' channel=topic L7",
    "subscribe sarama 'c' channel=topic L7",
    "subscribe sarama 'd' channel=topic L8",
  ]);
});

it("amqp091", () => {
  const told = sitesTold(
    "go",
    "package shop",
    "",
    'import amqp "github.com/rabbitmq/amqp091-go"',
    "",
    "func run(ch *amqp.Channel) {",
    '\tch.PublishWithContext(ctx, "orders", "order.placed", false, false, amqp.Publishing{})',
    '\tch.Publish("", "mail", false, false, amqp.Publishing{})',
    '\tch.Consume("mail", "", true, false, false, false, nil)',
    '\tch.QueueDeclare("mail", true, false, false, false, nil)',
    '\tch.ExchangeDeclare("orders", "topic", true, false, false, false, nil)',
    '\tch.QueueBind("mail", "order.*", "orders", false, nil)',
    "}",
  );
  expect(told).toEqual([
    "publish amqp091 'orders' channel=exchange routingKey='order.placed' L6",
    "publish amqp091 'mail' channel=queue L7",
    "subscribe amqp091 'mail' channel=queue L8",
    "channel amqp091 'mail' channel=queue L9",
    "channel amqp091 'orders' channel=exchange L10",
    "binding amqp091 target='mail' targetChannel=queue routingKey='order.*' source='orders' L11",
  ]);
});

it("NATS", () => {
  const told = sitesTold(
    "go",
    "package shop",
    "",
    'import "github.com/nats-io/nats.go"',
    "",
    "type server struct{ nc *nats.Conn }",
    "",
    "func (s *server) run(js nats.JetStreamContext, other *bus.Local) {",
    '\ts.nc.Publish("a", nil)',
    '\tjs.Publish("b", nil)',
    '\ts.nc.QueueSubscribe("c", "workers", on)',
    '\tother.Publish("no", nil)',
    "}",
  );
  expect(told).toEqual([
    "publish nats 'a' channel=topic L8",
    "publish nats 'b' channel=topic L9",
    "subscribe nats 'c' channel=topic group='workers' L10",
  ]);
});

it("watermill", () => {
  const told = sitesTold(
    "go",
    "package shop",
    "",
    "import (",
    '\t"github.com/ThreeDotsLabs/watermill-sql/v3/pkg/sql"',
    '\t"github.com/ThreeDotsLabs/watermill/components/forwarder"',
    '\t"github.com/ThreeDotsLabs/watermill/message"',
    ")",
    "",
    "func run(publisher message.Publisher, subscriber message.Subscriber, router *message.Router) {",
    '\tpublisher.Publish("a", msg)',
    '\tsubscriber.Subscribe(ctx, "b")',
    '\trouter.AddHandler("h", "c", subscriber, "d", publisher, handle)',
    '\trouter.AddNoPublisherHandler("n", "e", subscriber, handle)',
    "}",
  );
  expect(told).toEqual([
    "signature watermill token=watermill-sql L4",
    "signature watermill token=forwarder L5",
    "publish watermill 'a' channel=topic L10",
    "subscribe watermill 'b' channel=topic L11",
    "publish watermill 'd' channel=topic L12",
    "subscribe watermill 'c' channel=topic L12",
    "subscribe watermill 'e' channel=topic L13",
  ]);
});

it("a build condition holds for the whole file", () => {
  const told = sitesTold(
    "go",
    "//go:build linux && !cgo",
    "",
    "package shop",
    "",
    'import "github.com/nats-io/nats.go"',
    "",
    'func run(nc *nats.Conn) { nc.Publish("a", nil) }',
  );
  expect(told).toEqual(["publish nats 'a' channel=topic L7 if linux && !cgo"]);
});

it("and so does the older form", () => {
  const told = sitesTold(
    "go",
    "// +build linux",
    "",
    "package shop",
    "",
    'import "github.com/nats-io/nats.go"',
    "",
    'func run(nc *nats.Conn) { nc.Publish("a", nil) }',
  );
  expect(told).toEqual(["publish nats 'a' channel=topic L7 if linux"]);
});
