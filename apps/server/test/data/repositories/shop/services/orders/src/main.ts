import express from "express";
import { placed } from "./placed.js";

const app = express();

app.post("/orders", async (request, response) => {
  await placed(request.body);
  response.status(201).end();
});

app.get("/orders/:id", (request, response) => {
  response.json({ id: request.params.id });
});

app.listen(8080);
