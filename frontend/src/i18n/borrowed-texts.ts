/**
 * Texts of other features that a page says, by the catalogue of the page: it carries these, and not the whole catalogues
 * they stand in. The first page is made of a taste of everything.
 */
export const borrowedTexts: Readonly<Record<string, readonly string[]>> = {
  home: [
    'cms-pages.figures.asOf',
    'cms-pages.gift.card',
    'reviews.answer',
    'reviews.author.unknown',
    'reviews.language',
    'reviews.next',
    'reviews.previous',
    'reviews.row',
    'reviews.stars',
    'subscription.action',
    'subscription.email',
    'subscription.email.hint',
    'subscription.email.invalid',
    'subscription.email.missing',
    'subscription.sent.text',
    'subscription.sent.title',
    'tour-list.from.group',
    'tour-list.from.person',
    'tour-list.from.total',
  ],
};
