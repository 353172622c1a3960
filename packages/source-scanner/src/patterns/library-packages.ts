/** A package that a manifest asks for, and under which conditions. */
export interface AskedPackage {
  readonly name: string;
  readonly conditions: readonly string[];
}

/** The packages that libraries come in, where one may be asked for under conditions. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  masstransit: /^MassTransit(?:\.|$)/i,
  nservicebus: /^NServiceBus(?:\.|$)/i,
  wolverine: /^WolverineFx(?:\.|$)/i,
  cap: /^DotNetCore\.CAP(?:\.|$)/i,
  brighter: /^Paramore\.Brighter(?:\.|$)/i,
  "spring-kafka": /^spring-(?:kafka|boot-starter-kafka)$/,
  "spring-rabbit": /^spring-(?:rabbit|boot-starter-amqp)$/,
  "spring-modulith": /^spring-modulith-/,
  debezium: /^(?:debezium-|io\.debezium)/,
  gruelbox: /^transactionoutbox-/,
  "eventuate-tram": /^eventuate-tram-/,
  namastack: /^namastack-/,
  rdkafka: /^rdkafka$/,
  lapin: /^lapin$/,
};

/** What a library's package is asked for under; none where it is always there, or where nobody asks for it by name. */
export function conditionsOfLibrary(packages: readonly AskedPackage[], library: string): readonly string[] {
  const shape = Object.hasOwn(PACKAGES, library) ? PACKAGES[library] : undefined;
  const asked = shape === undefined ? [] : packages.filter(({ name }) => shape.test(name));
  const isAlways = asked.some(({ conditions }) => conditions.length === 0);
  return isAlways ? [] : (asked[0]?.conditions ?? []);
}

/** `MassTransit` is also there in `MassTransit.RabbitMQ`, and a Go module in its second version. */
export function hasPackage(packages: readonly AskedPackage[], wanted: string): boolean {
  const name = wanted.toLowerCase();
  return packages.some((one) => {
    const asked = one.name.toLowerCase();
    return asked === name || asked.startsWith(`${name}.`) || asked.startsWith(`${name}/`);
  });
}
