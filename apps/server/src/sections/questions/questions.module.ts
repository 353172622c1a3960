import { Module } from "@nestjs/common";
import { ProjectsModule } from "../projects/projects.module.js";
import { NamedThingsRepository } from "./named-things.repository.js";
import { QuestionRepository } from "./question.repository.js";
import { QuestionsController } from "./questions.controller.js";
import { QuestionsService } from "./questions.service.js";

@Module({
  imports: [ProjectsModule],
  controllers: [QuestionsController],
  providers: [QuestionsService, QuestionRepository, NamedThingsRepository],
})
export class QuestionsModule {}
