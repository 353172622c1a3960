/** What of WebAssembly the packages use, in Node as in browsers. */
declare namespace WebAssembly {
  class Memory {
    constructor(pages: { readonly initial: number; readonly maximum: number });
  }
}
