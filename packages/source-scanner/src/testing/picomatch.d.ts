/** The half of the library that asks nothing of its surroundings: paths with `/` on every platform. */
declare module "picomatch/posix.js" {
  function picomatch(glob: string, options: { readonly dot: boolean }): (path: string) => boolean;
  export = picomatch;
}
