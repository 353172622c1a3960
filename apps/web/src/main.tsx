import "@fontsource-variable/inter";
import "./design/tokens.css";
import "./design/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(<StrictMode>Plumbline</StrictMode>);
}
