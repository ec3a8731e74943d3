export interface LegalText {
  readonly title: string;
  readonly markdown: string;
}

/** The pages that the law asks of a seller, by slug, in one language. */
export interface LegalTexts {
  readonly terms: LegalText;
  readonly privacy: LegalText;
  readonly 'legal-notice': LegalText;
}
