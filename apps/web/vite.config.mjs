import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { packedPlugin } from "./build/packed-plugin.mjs";

/** Where a running service is while `npm run dev` serves the client by Vite. */
const SERVICE = process.env["PLUMBLINE_URL"] ?? "http://127.0.0.1:8080";

/** What the service answers itself while Vite serves the client. */
const OF_THE_SERVICE = "^/(api|device|health|invitation|llms(-full)?\\.txt|mcp|pages|reset|skills)([/?]|$)";

export default defineConfig({
  plugins: [react(), packedPlugin()],
  html: { cspNonce: "__NONCE__" },
  resolve: { conditions: ["browser", "import", "module", "default"] },
  worker: { format: "es" },
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    target: "es2023",
    sourcemap: false,
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { [OF_THE_SERVICE]: { target: SERVICE, changeOrigin: false } } },
});
