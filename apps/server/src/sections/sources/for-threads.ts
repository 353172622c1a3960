// What threads of other sections use of sources. None of it knows the framework; the lint follows every import.
export { FollowedRepositories } from "./repositories/followed.repository.js";
