import type { JoinedRepository } from "./joined-repository.js";
import type { Place } from "./place.js";

interface Method {
  /** `package.Service/Method` */
  readonly name: string;
  readonly place: Place;
}

/** The methods of `.proto` files, by the services whose reach holds the file and the name of the gRPC service. */
export class GrpcMethods {
  readonly #methods = new Map<string, Method[]>();

  constructor({ repository, reach }: JoinedRepository) {
    const files = repository.ofKind("contract").filter(({ extension }) => extension === "proto");
    for (const { path, folder, content } of files) {
      for (const { serviceKey } of reach.ofFolder(folder)) {
        for (const { name, lines } of content.contract.operations) {
          const key = `${serviceKey}\n${serviceOf(name)}`;
          const known = this.#methods.get(key) ?? [];
          known.push({ name, place: { path, lines } });
          this.#methods.set(key, known);
        }
      }
    }
  }

  of(serviceKey: string, service: string): readonly Method[] {
    return this.#methods.get(`${serviceKey}\n${service.slice(service.lastIndexOf(".") + 1)}`) ?? [];
  }
}

function serviceOf(method: string): string {
  const service = method.slice(0, method.lastIndexOf("/"));
  return service.slice(service.lastIndexOf(".") + 1);
}
