import { Kafka } from "kafkajs";

const producer = new Kafka({ brokers: ["broker:9092"] }).producer();

export async function placed(order: object): Promise<void> {
  await producer.send({ topic: "orders.placed", messages: [{ value: JSON.stringify(order) }] });
}
