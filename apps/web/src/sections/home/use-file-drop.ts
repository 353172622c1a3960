import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { keepDroppedFile } from "./dropped-file.js";

/** A file that is dropped anywhere on the screen is looked at for an import. */
export function useFileDrop(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes("Files")) {
        event.preventDefault();
      }
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) {
        event.preventDefault();
        keepDroppedFile(file);
        void navigate({ to: "/import" });
      }
    };
    window.addEventListener("dragover", over);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("drop", drop);
    };
  }, [navigate]);
}
