import type { LibraryTable } from "../finding/site-rule.js";
import { AMQPLIB } from "./amqplib.js";
import { ASPNET } from "./aspnet.js";
import { BRIGHTER } from "./brighter.js";
import { BULLMQ } from "./bullmq.js";
import { CAP } from "./cap.js";
import { CELERY } from "./celery.js";
import { EXPRESS, FASTIFY } from "./express.js";
import { AMQP091, KAFKA_GO, NATS, SARAMA, WATERMILL } from "./go-brokers.js";
import { GO_WEB } from "./go-web.js";
import { GRPC } from "./grpc.js";
import { HAND_WRITTEN_OUTBOX } from "./hand-written-outbox.js";
import { JVM_OUTBOXES } from "./jvm-outboxes.js";
import { KAFKAJS } from "./kafkajs.js";
import { MASSTRANSIT } from "./masstransit.js";
import { NESTJS } from "./nestjs.js";
import { NSERVICEBUS } from "./nservicebus.js";
import { PG_TRANSACTIONAL_OUTBOX } from "./pg-transactional-outbox.js";
import { DJANGO_OUTBOX, FASTSTREAM, PIKA, PYTHON_KAFKA } from "./python-brokers.js";
import { PYTHON_WEB } from "./python-web.js";
import { LAPIN, RDKAFKA } from "./rust-brokers.js";
import { RUST_WEB } from "./rust-web.js";
import { SPRING_KAFKA, SPRING_MODULITH, SPRING_RABBIT } from "./spring-messaging.js";
import { SPRING_WEB } from "./spring-web.js";
import { WOLVERINE } from "./wolverine.js";

/** Every library that code is read for. */
export const ALL_LIBRARIES: readonly LibraryTable[] = [
  AMQPLIB,
  ASPNET,
  BRIGHTER,
  BULLMQ,
  CAP,
  CELERY,
  DJANGO_OUTBOX,
  EXPRESS,
  FASTIFY,
  FASTSTREAM,
  ...GRPC,
  HAND_WRITTEN_OUTBOX,
  ...JVM_OUTBOXES,
  KAFKAJS,
  MASSTRANSIT,
  NESTJS,
  NSERVICEBUS,
  PG_TRANSACTIONAL_OUTBOX,
  PIKA,
  PYTHON_KAFKA,
  PYTHON_WEB,
  AMQP091,
  GO_WEB,
  KAFKA_GO,
  LAPIN,
  NATS,
  RDKAFKA,
  RUST_WEB,
  SARAMA,
  WATERMILL,
  SPRING_KAFKA,
  SPRING_MODULITH,
  SPRING_RABBIT,
  SPRING_WEB,
  WOLVERINE,
];
