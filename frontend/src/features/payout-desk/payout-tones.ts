/** The colors of the states of payouts. */
export const TONES = { closed: 'plain', billed: 'info', sending: 'notice', paid: 'good' } as const;
