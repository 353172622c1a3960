import "@fontsource-variable/inter";
import "./design/tokens.css";
import "./design/base.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { makeQueryClient } from "./api/query-client.js";
import { guardSingleKeys } from "./design/single-keys.js";
import { chosenTheme, showTheme } from "./design/theme.js";
import { makeRouter } from "./routes.js";

// Parts that bring a style element of their own may only with what the page's answer said.
setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "");
showTheme(chosenTheme());
guardSingleKeys(window);

const root = document.getElementById("root");
if (root !== null) {
  const queries = makeQueryClient();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={makeRouter(queries)} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
