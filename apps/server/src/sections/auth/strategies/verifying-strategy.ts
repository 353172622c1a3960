type Done<Found> = (thrown: unknown, found?: Found | null) => void;

/** The form of a Passport strategy that verifies something: it succeeds, fails, or passes an error on. */
export class VerifyingStrategy<Asked, Found> {
  declare readonly success: (found: Found) => void;
  declare readonly fail: () => void;
  declare readonly error: (thrown: unknown) => void;

  constructor(private readonly verify: (asked: Asked, done: Done<Found>) => void) {}

  protected settle(asked: Asked): void {
    this.verify(asked, (thrown, found) => {
      if (thrown) {
        this.error(thrown);
      } else if (found) {
        this.success(found);
      } else {
        this.fail();
      }
    });
  }
}
