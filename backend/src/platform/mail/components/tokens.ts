import type { CSSProperties } from 'react';

/** The product's colours and type in a form that mail programs support: no variables, no web fonts. */
export const COLOURS = {
  paper: '#FBF7F0',
  sheet: '#FFFFFF',
  ink: '#1F2430',
  quiet: '#5A5F6B',
  line: '#E4DED3',
  terracotta: '#C4512D',
  pine: '#1E5B4F',
} as const;

export const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
export const SANS =
  "Inter, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Hiragino Sans', 'Noto Sans JP', Arial, sans-serif";

export const TEXT: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: SANS,
  fontSize: 16,
  lineHeight: '26px',
  color: COLOURS.ink,
};

/** The last line never holds a single word. Japanese titles break between phrases instead. */
const LINE_RULES = `
h1:not(:lang(ja)), h2:not(:lang(ja)) { text-wrap: balance; }
p { text-wrap: pretty; }
:lang(ja) { line-break: strict; word-break: auto-phrase; }
`;

/**
 * In dark mode some mail programs invert colours and others read these rules. Mails stay readable in both. Inline
 * styles are stronger than a style sheet, hence `!important`.
 */
const DARK_RULES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #12161F !important; }
  .sheet { background-color: #1B2130 !important; border-left-color: #343B4B !important; border-right-color: #343B4B !important; border-bottom-color: #343B4B !important; }
  .ink, .ink a { color: #F2ECE2 !important; }
  .quiet, .quiet a { color: #B4B1AC !important; }
  .line { border-color: #343B4B !important; }
  .ink a.button { background-color: #D9653F !important; color: #12161F !important; }
  .ink a.plain-button { border-color: #B4B1AC !important; color: #F2ECE2 !important; }
  .code { background-color: #262D3D !important; }
}
`;

/** On a telephone a fact stands below its name, because a second column would be too narrow for a date. */
const SMALL_RULES = `
@media (max-width: 480px) {
  .sheet-inside { padding: 24px 20px 8px !important; }
  .facts th, .facts td { display: block !important; width: auto !important; padding-right: 0 !important; }
  .facts th { padding-bottom: 0 !important; border-bottom: 0 !important; }
  .facts td { padding-top: 0 !important; }
}
`;

export const RULES = LINE_RULES + DARK_RULES + SMALL_RULES;
