export const textLink = 'font-medium text-action-text underline underline-offset-4 hover:no-underline';
