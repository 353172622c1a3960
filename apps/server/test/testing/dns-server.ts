import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type Answer, decode, encode } from "dns-packet";
import type { AddressResolver } from "../../src/platform/outbound/address-resolver.js";

/** What a name has; null is a server that says nothing. `asked` counts the questions of this type before. */
export type Zone = (name: string, type: "A" | "AAAA", asked: number) => readonly Answer[] | null;

/** A name server of our own on loopback, and a resolver that asks it alone. */
export interface DnsServer extends AddressResolver {
  /** Every question, as `A example.test`. */
  readonly questions: readonly string[];
  stop(): void;
}

export async function startDnsServer(zone: Zone): Promise<DnsServer> {
  const questions: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (message, sender) => {
    const query = decode(message);
    const [question] = query.questions ?? [];
    if (question === undefined || (question.type !== "A" && question.type !== "AAAA")) {
      return;
    }
    const line = `${question.type} ${question.name}`;
    const answers = zone(question.name, question.type, questions.filter((other) => other === line).length);
    questions.push(line);
    if (answers === null) {
      return;
    }
    const [id, flags] = [query.id ?? 0, 0x0180];
    const packet = encode({ type: "response", id, flags, questions: [question], answers: [...answers] });
    socket.send(packet, sender.port, sender.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  // A busy machine may take its time; a server that says nothing is waited for by limits of the test.
  const resolver = new Resolver({ timeout: 10_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${(socket.address() as AddressInfo).port}`]);
  return {
    questions,
    resolve: async (name) => {
      const found = await Promise.all([
        resolver.resolve4(name).catch(noneIfAbsent),
        resolver.resolve6(name).catch(noneIfAbsent),
      ]);
      return found.flat();
    },
    stop: () => {
      resolver.cancel();
      socket.close();
    },
  };
}

function noneIfAbsent(thrown: unknown): readonly string[] {
  if (/^(ENODATA|ENOTFOUND)$/.test((thrown as NodeJS.ErrnoException).code ?? "")) {
    return [];
  }
  throw thrown;
}
