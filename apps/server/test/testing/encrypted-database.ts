import { connect, createServer, type Socket } from "node:net";
import { createSecureContext, TLSSocket } from "node:tls";

/** What a server that encrypts shows, in PEM. */
export interface ServerCertificate {
  readonly cert: Buffer;
  readonly key: Buffer;
  /** Whose certificate a client has to show; none has to without it. */
  readonly ca?: Buffer;
}

/** The database of a test behind a server that encrypts, as PostgreSQL does when it is asked to. */
export interface EncryptedDatabase {
  readonly port: number;
  /** How many connections were encrypted, and how many came in plain text. */
  readonly seen: { encrypted: number; plain: number };
  close(): Promise<void>;
}

const ASKS_FOR_ENCRYPTION = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

export async function encrypting(
  connectionString: string,
  certificate: ServerCertificate,
): Promise<EncryptedDatabase> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  const seen = { encrypted: 0, plain: 0 };
  const secureContext = createSecureContext(certificate);
  const join = (near: Socket, first: Buffer | null): void => {
    const far = connect(Number(target.port), target.hostname);
    sockets.add(far);
    if (first !== null) {
      far.write(first);
    }
    near.pipe(far).pipe(near);
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
    far.on("error", () => near.destroy()).on("close", () => near.destroy());
  };
  const server = createServer((near) => {
    sockets.add(near);
    near.on("error", () => near.destroy());
    near.once("data", (first) => {
      if (!first.equals(ASKS_FOR_ENCRYPTION)) {
        seen.plain += 1;
        join(near, first);
        return;
      }
      near.write("S");
      const asked = {
        requestCert: certificate.ca !== undefined,
        rejectUnauthorized: certificate.ca !== undefined,
      };
      const secure = new TLSSocket(near, { isServer: true, secureContext, ...asked });
      secure.on("error", () => near.destroy());
      secure.once("secure", () => {
        if (asked.requestCert && secure.getPeerCertificate().subject === undefined) {
          near.destroy();
          return;
        }
        seen.encrypted += 1;
        join(secure, null);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) {
        socket.destroy();
      }
    });
  return { port, seen, close };
}
