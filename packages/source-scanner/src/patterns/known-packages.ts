/** Packages with `outbox` or `inbox` in their names whose patterns are known. */
const KNOWN =
  /^(?:paramore\.brighter\..*|masstransit\..*|debezium-quarkus-outbox.*|transactionoutbox-.*|namastack-outbox-.*|pg-transactional-outbox|django-outbox-pattern)$/;

/** Packages that set an outbox up by themselves, with nothing of it in the source. */
const BY_THEMSELVES = /^eventuate-tram-/;

/** Whether a package may keep an outbox in a way that is not known here. */
export function isUnknownOutboxPackage(name: string): boolean {
  const plain = name.toLowerCase();
  return (/outbox|inbox/.test(plain) && !KNOWN.test(plain)) || BY_THEMSELVES.test(plain);
}
