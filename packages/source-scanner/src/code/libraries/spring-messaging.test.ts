import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the tables.

it("Kafka in Java", () => {
  const told = sitesTold(
    "java",
    "package shop;",
    "class Orders {",
    '  static final String PLACED = "order.placed";',
    "  private final KafkaTemplate<String, OrderPlaced> template;",
    "  void place(OrderPlaced placed) {",
    "    template.send(PLACED, placed.id(), placed);",
    '    this.template.send("${topics.paid:paid}", placed);',
    "    template.send(Topics.FAR, placed);",
    '    other.send("no", placed);',
    "    template.send(record);",
    "  }",
    '  @KafkaListener(topics = {"a", "${topics.b}", Topics.C}, groupId = "g") void on(@Payload OrderPaid paid, Acknowledgment ack) {}',
    "  @KafkaListener(topics = \"#{'${x}'.split(',')}\") void spel(String text) {}",
    '  NewTopic topic() { return TopicBuilder.name("made").build(); }',
    '  NewTopic old() { return new NewTopic("old", 1, (short) 1); }',
    "}",
  );
  expect(told).toEqual([
    "publish spring-kafka 'order.placed' channel=topic message=OrderPlaced L6",
    "publish spring-kafka ${topics.paid} channel=topic message=OrderPlaced L7",
    "publish spring-kafka Topics.FAR channel=topic message=OrderPlaced L8",
    "subscribe spring-kafka Topics.C channel=topic message=OrderPaid group='g' L12",
    "subscribe spring-kafka 'a' channel=topic message=OrderPaid group='g' L12",
    "subscribe spring-kafka ${topics.b} channel=topic message=OrderPaid group='g' L12",
    "channel spring-kafka 'made' channel=topic L14",
    "channel spring-kafka 'old' channel=topic L15",
  ]);
});

it("RabbitMQ in Java", () => {
  const told = sitesTold(
    "java",
    "package shop;",
    "import org.springframework.amqp.core.*;",
    "class Orders {",
    "  RabbitTemplate rabbit;",
    '  void place(OrderPlaced placed) { rabbit.convertAndSend("orders", "order.placed", placed); rabbit.convertAndSend("mail", placed); }',
    '  @RabbitListener(queues = "mail") void on(OrderPlaced placed) {}',
    '  Binding bound() { return BindingBuilder.bind(new Queue("mail")).to(new TopicExchange("orders")).with("order.*"); }',
    "}",
  );
  expect(told).toEqual([
    "publish spring-rabbit 'mail' channel=queue message=OrderPlaced L5",
    "publish spring-rabbit 'orders' channel=exchange routingKey='order.placed' message=OrderPlaced L5",
    "subscribe spring-rabbit 'mail' channel=queue message=OrderPlaced L6",
    "binding spring-rabbit target='mail' targetChannel=queue source='orders' routingKey='order.*' L7",
    "channel spring-rabbit 'mail' channel=queue L7",
    "channel spring-rabbit 'orders' channel=exchange L7",
  ]);
});

it("Kafka and RabbitMQ in Kotlin", () => {
  const told = sitesTold(
    "kt",
    "package shop",
    "class Orders(private val template: KafkaTemplate<String, Any>, private val rabbit: RabbitTemplate) {",
    "  companion object {",
    '    const val PLACED = "order.placed"',
    "  }",
    '  fun place(placed: OrderPlaced) { template.send(PLACED, OrderPlaced(1)); rabbit.convertAndSend("orders", "k", placed) }',
    '  @KafkaListener(topics = ["a", "\\${topics.b}"], groupId = "g")',
    "  fun on(paid: OrderPaid) {}",
    "  @Transactional",
    '  @RabbitListener(queues = ["mail"])',
    "  fun mail(paid: OrderPaid) {}",
    "}",
  );
  expect(told).toEqual([
    "publish spring-kafka 'order.placed' channel=topic message=OrderPlaced L6",
    "publish spring-rabbit 'orders' channel=exchange routingKey='k' message=OrderPlaced L6",
    "subscribe spring-kafka 'a' channel=topic message=OrderPaid group='g' L7",
    "subscribe spring-kafka ${topics.b} channel=topic message=OrderPaid group='g' L7",
    "subscribe spring-rabbit 'mail' channel=queue message=OrderPaid L10",
  ]);
});

it("Modulith", () => {
  const told = sitesTold(
    "java",
    "package shop;",
    '@Externalized("order.placed::#{id}") record OrderPlaced(String id) {}',
    "class Handlers {",
    "  KafkaTemplate<String, Object> template;",
    "  @ApplicationModuleListener void on(OrderPaid paid) {}",
    '  @TransactionalEventListener void sends(OrderPaid paid) { template.send("paid", paid); }',
    '  @TransactionalEventListener void logs(OrderPaid paid) { log.info("paid"); }',
    "}",
  );
  expect(told).toEqual([
    "publish spring-modulith 'order.placed' message=OrderPlaced L2",
    "signature spring-modulith token=Externalized L2",
    "subscribe spring-modulith 'OrderPaid' message=OrderPaid L5 name-by-convention",
    "publish spring-kafka 'paid' channel=topic message=OrderPaid L6",
    "signature spring-modulith token=TransactionalEventListener L6",
  ]);
});

it("a message that comes in something is what it holds", () => {
  const told = sitesTold(
    "java",
    "import org.springframework.kafka.annotation.KafkaListener;",
    "class Orders {",
    '  @KafkaListener(topics = "a") void a(ConsumerRecord<String, OrderShipped> e) {}',
    '  @KafkaListener(topics = "b") void b(List<Message<OrderPaid>> e) {}',
    '  @KafkaListener(topics = "c") void c(ConsumerRecord e) {}',
    "}",
  );
  expect(told).toEqual([
    "subscribe spring-kafka 'a' channel=topic message=OrderShipped L3",
    "subscribe spring-kafka 'b' channel=topic message=OrderPaid L4",
    "subscribe spring-kafka 'c' channel=topic L5",
  ]);
});
