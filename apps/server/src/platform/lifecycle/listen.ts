import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, isIPv6, type Server } from "node:net";
import type { INestApplication } from "@nestjs/common";
import { codeOf } from "../code-of.js";
import type { Bind } from "../configuration/bind.js";

/** What the machine says of an address that it does not have. */
const NOT_HERE = /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/;

/** Where the service can be reached. */
export interface Listening {
  readonly port: number;
  readonly urls: readonly string[];
}

/**
 * Listens on all addresses, at one port, for an application that is initialised; what listens beside its own server is
 * put into `beside`.
 */
export async function listen(
  app: INestApplication,
  { addresses, isDefault }: Bind,
  port: number,
  beside: Server[],
): Promise<Listening> {
  const server = app.getHttpServer() as HttpServer;
  const bound: string[] = [];
  let taken = port;
  for (const address of addresses) {
    const listener = bound.length === 0 ? server : besideOf(server);
    const isHere = await listenOne(listener, { host: address, port: taken, ipv6Only: addresses.length > 1 });
    if (isHere !== true && !isDefault) {
      throw isHere;
    }
    if (isHere === true) {
      taken = (listener.address() as AddressInfo).port;
      bound.push(address);
      beside.push(...(listener === server ? [] : [listener]));
    }
  }
  return { port: taken, urls: bound.map((address) => urlOf(address, taken)) };
}

/** Hands its connections to the server of the application. */
function besideOf(server: HttpServer): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
}

/** True, or why the machine does not have the address. */
export function listenOne(
  listener: Server,
  where: { readonly host: string; readonly port: number; readonly ipv6Only: boolean },
): Promise<true | Error> {
  return new Promise((resolve, reject) => {
    const fail = (thrown: Error): void => {
      if (NOT_HERE.test(codeOf(thrown))) {
        resolve(thrown);
      } else {
        reject(thrown);
      }
    };
    listener.once("error", fail);
    listener.listen(where, () => {
      listener.off("error", fail);
      resolve(true);
    });
  });
}

/** The address as people write it. */
export function urlOf(address: string, port: number): string {
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}
