/** The states of an application, from the first page of its form to the team's decision. */
export const APPLICATION_STATES = ['form-in-progress', 'pending-review', 'approved', 'rejected'] as const;

export type ApplicationState = (typeof APPLICATION_STATES)[number];
