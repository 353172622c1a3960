// What threads of other sections use of questions. None of it knows the framework; the lint follows every import.
export { addQuestion } from "./add-question.js";
export { QuestionRepository } from "./question.repository.js";
