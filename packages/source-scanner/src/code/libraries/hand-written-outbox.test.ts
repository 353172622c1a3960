import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Each part in each language, and what is none.

it("C#", () => {
  const told = sitesTold(
    "cs",
    "public class OutboxMessage { }",
    "public interface IOutboxStore { }",
    "public class OutboxOptions { }",
    'public class Db : DbContext { void Map(ModelBuilder b) { b.Entity<Event>().ToTable("outbox_events"); } }',
    "public class Orders(Db db) {",
    "  async Task InOneUnit() { db.Orders.Add(order); db.OutboxMessages.Add(new OutboxMessage()); await db.SaveChangesAsync(); }",
    "  async Task InTransaction() { using var t = await db.Database.BeginTransactionAsync(); db.OutboxMessages.Add(message); }",
    "  async Task InNone() { db.OutboxMessages.Add(message); await db.SaveChangesAsync(); }",
    "}",
    "public class Relay(Db db, IEventBus bus) : BackgroundService {",
    "  protected override async Task ExecuteAsync(CancellationToken token) { var all = db.OutboxMessages; await bus.PublishAsync(all); }",
    "}",
    "public class Other(Db db, IEventBus bus) { void Once() { var all = db.OutboxMessages; bus.PublishAsync(all); } }",
  );
  expect(told).toEqual([
    "role hand-written 'OutboxMessage' role=storage L1",
    "role hand-written 'outbox_events' role=storage L4",
    "role hand-written 'OutboxMessages' role=write L6",
    "role hand-written 'OutboxMessages' role=write L7",
    "role hand-written 'OutboxMessages' role=relay L11",
  ]);
});

it("Java", () => {
  const told = sitesTold(
    "java",
    '@Entity @Table(name = "outbox") class OutboxEntity {}',
    "class Orders {",
    "  @Transactional void place() { orders.save(order); outboxRepository.save(new OutboxEntity()); }",
    "  void bare() { outboxRepository.save(x); }",
    "}",
    'class Relay { @Scheduled(fixedDelay = 1) void run() { outboxRepository.findAll(); kafkaTemplate.send("t", x); } }',
  );
  expect(told).toEqual([
    "role hand-written 'OutboxEntity' role=storage L1",
    "role hand-written 'outbox' role=storage L1",
    "role hand-written 'outboxRepository' role=write L3",
    "role hand-written 'outboxRepository' role=relay L6",
  ]);
});

it("Kotlin", () => {
  const told = sitesTold(
    "kt",
    "@Entity",
    "class OutboxEntity(val id: String)",
    "class Orders {",
    "  @Transactional",
    '  fun place() { outboxRepository.save(OutboxEntity("1")) }',
    "}",
    "class Relay {",
    "  fun run() { for (event in outboxRepository.findAll()) { producer.send(event) } }",
    "}",
  );
  expect(told).toEqual([
    "role hand-written 'OutboxEntity' role=storage L2",
    "role hand-written 'outboxRepository' role=write L5",
    "role hand-written 'outboxRepository' role=relay L8",
  ]);
});

it("TypeScript", () => {
  const told = sitesTold(
    "ts",
    "@Entity('outbox') export class OutboxEvent {}",
    "export const outbox = pgTable('outbox', {});",
    "class Orders { place() { return this.dataSource.transaction(async (m) => { await m.save(OutboxEvent, e); }); } bare() { this.outbox.save(e); } }",
    "class Relay { @Cron('* * * * *') run() { this.outboxRepo.find(); this.client.emit('x', y); } }",
  );
  expect(told).toEqual([
    "role hand-written 'OutboxEvent' role=storage L1",
    "role hand-written 'outbox' role=storage L1",
    "role hand-written 'outbox' role=storage L2",
    "role hand-written 'OutboxEvent' role=write L3",
    "role hand-written 'outboxRepo' role=relay L4",
  ]);
});

it("Python", () => {
  const told = sitesTold(
    "py",
    "class OutboxEvent(models.Model):",
    "    pass",
    "def place():",
    "    with transaction.atomic():",
    "        OutboxEvent.objects.create(payload=1)",
    "@transaction.atomic",
    "def decorated():",
    "    OutboxEvent.objects.create(payload=1)",
    "def bare():",
    "    OutboxEvent.objects.create(payload=1)",
    "def relay():",
    "    while True:",
    "        for e in session.query(OutboxEvent):",
    "            producer.send(e.topic, e.payload)",
  );
  expect(told).toEqual([
    "role hand-written 'OutboxEvent' role=storage L1",
    "role hand-written 'OutboxEvent' role=write L5",
    "role hand-written 'OutboxEvent' role=write L8",
    "role hand-written 'OutboxEvent' role=relay L14",
  ]);
});

it("Go", () => {
  const told = sitesTold(
    "go",
    "package shop",
    "",
    "type OutboxRecord struct{}",
    "",
    'func place(db *sql.DB) { tx, _ := db.BeginTx(ctx, nil); tx.Exec("INSERT INTO outbox (id) VALUES ($1)", 1) }',
    "",
    'func within(tx *sql.Tx) { tx.Exec("insert into shop.outbox_events values (1)") }',
    "",
    'func bare(db *sql.DB) { db.Exec("INSERT INTO outbox VALUES (1)") }',
    "",
    "func relay() {",
    "\tfor {",
    '\t\trows := db.Query("SELECT * FROM outbox")',
    "\t\twriter.WriteMessages(ctx, rows)",
    "\t}",
    "}",
    "",
    "// the outbox of a comment",
  );
  expect(told).toEqual([
    "role hand-written 'OutboxRecord' role=storage L3",
    "role hand-written 'outbox' role=write L5",
    "role hand-written 'outbox_events' role=write L7",
    "role hand-written 'outbox' role=relay L14",
  ]);
});

it("Rust", () => {
  const told = sitesTold(
    "rs",
    "struct OutboxMessage {}",
    'async fn place(pool: &PgPool) { let tx = pool.begin().await?; sqlx::query!("INSERT INTO outbox (id) VALUES ($1)", id); }',
    'async fn relay() { loop { let rows = sqlx::query("SELECT * FROM outbox"); producer.send(rows).await; } }',
    'fn schema() -> &\'static str { "CREATE TABLE IF NOT EXISTS outbox (id uuid)" }',
  );
  expect(told).toEqual([
    "role hand-written 'OutboxMessage' role=storage L1",
    "role hand-written 'outbox' role=write L2",
    "role hand-written 'outbox' role=relay L3",
    "role hand-written 'outbox' role=storage L4",
  ]);
});
