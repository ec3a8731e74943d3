/** A traveller is reminded so many hours before the start. */
export const REMINDED_HOURS = [48, 3] as const;
export type RemindedHours = (typeof REMINDED_HOURS)[number];

export const reminderTime = (startsAt: Date, hours: RemindedHours): Date =>
  new Date(startsAt.getTime() - hours * 3_600_000);
