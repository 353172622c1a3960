import { Module } from "@nestjs/common";
import { ModelModule } from "../model/model.module.js";
import { ProjectsModule } from "../projects/projects.module.js";
import { DiagramsController } from "./diagrams.controller.js";
import { DiagramsService } from "./diagrams.service.js";
import { UnstoredDiagramsController } from "./unstored-diagrams.controller.js";
import { ViewRepository } from "./view.repository.js";
import { ViewsController } from "./views.controller.js";
import { ViewsService } from "./views.service.js";

@Module({
  imports: [ProjectsModule, ModelModule],
  controllers: [ViewsController, UnstoredDiagramsController, DiagramsController],
  providers: [ViewsService, DiagramsService, ViewRepository],
})
export class ViewsModule {}
