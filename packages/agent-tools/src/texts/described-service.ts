/** What texts say of a running service beside what is declared. */
export interface DescribedService {
  /** Where it is reached, as in `https://plumbline.example`: no path, no slash at the end. */
  readonly address: string;
  readonly version: string;
}
