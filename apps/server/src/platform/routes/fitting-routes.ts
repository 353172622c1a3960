import { PathsOfRoutes } from "./paths-of-routes.js";

/** What Express keeps of a route or a middleware; it is asked whether a path is its own, for each request anew. */
interface Layer {
  readonly route?: { readonly path: unknown };
  match(path: string): unknown;
}

/** A path that is more than names and parameters, or ends in a `/`. */
const ANYTHING = /[*{}()[\]+?!\\"]|\/$/;

/**
 * Express asks each of its routes for each request, some three hundred, until one says that the path is its own. Those that it
 * cannot be of say no at once. To be called when all routes are there.
 */
export function askFittingRoutes(router: { readonly stack: readonly object[] }): void {
  const stack = router.stack as readonly Layer[];
  const layers = stack.flatMap((layer) => {
    const path = layer.route?.path;
    return typeof path === "string" && !ANYTHING.test(path) ? [{ layer, path }] : [];
  });
  const fitting = new FittingLayers(layers);
  for (const { layer } of layers) {
    const match = layer.match.bind(layer);
    layer.match = (path) => fitting.has(layer, path) && match(path);
  }
}

class FittingLayers {
  private readonly paths = new PathsOfRoutes<Layer>();
  /** All are asked for one path, one after the other: the very same string. */
  private last = "";
  private fitting: readonly Layer[] = [];

  constructor(layers: readonly { readonly layer: Layer; readonly path: string }[]) {
    for (const { layer, path } of layers) {
      this.paths.add(path, layer);
    }
  }

  has(layer: Layer, path: string): boolean {
    if (path !== this.last) {
      this.fitting = this.paths.at(path);
    }
    this.last = path;
    return this.fitting.includes(layer);
  }
}
