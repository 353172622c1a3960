import { Module } from "@nestjs/common";
import { ProjectsModule } from "../projects/projects.module.js";
import { QuestionRepository } from "./question.repository.js";
import { QuestionsController } from "./questions.controller.js";
import { QuestionsService } from "./questions.service.js";

@Module({
  imports: [ProjectsModule],
  controllers: [QuestionsController],
  providers: [QuestionsService, QuestionRepository],
  exports: [QuestionsService],
})
export class QuestionsModule {}
