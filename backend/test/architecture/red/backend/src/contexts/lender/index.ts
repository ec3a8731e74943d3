export const lender = 'lender';
