/** What questions and answers stand together by. */
export const TOPICS = [
  'booking',
  'prices',
  'changes',
  'on-the-day',
  'guides',
  'transfers',
  'gift-cards',
  'agencies',
] as const;
