const CATEGORY_OF_PLAIN_TOURS = 'private-tour';

/** The category in which a guide of the tour must be qualified: the first one of the tour. */
export const requiredCategory = (categories: readonly string[]): string => categories[0] ?? CATEGORY_OF_PLAIN_TOURS;
