export const TEAM_EMAIL = 'team@cicerone.example';
