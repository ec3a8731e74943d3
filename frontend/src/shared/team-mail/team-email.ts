/** Whom to write to. */
export const TEAM_EMAIL = 'team@cicerone.example';
