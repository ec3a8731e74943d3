/** Accounts of people, as identity knows them. */
export abstract class PartnerPeople {
  /** The confirmed address of an account. */
  abstract confirmedEmailOf(userId: string): Promise<string | undefined>;
}
