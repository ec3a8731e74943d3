import { randomBytes, randomUUID } from 'node:crypto';

/** The values that each purchase creates: ids, hashes, references. */
const TOKEN = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|\b[\da-f]{64}\b|\b(?:CIC|BK)-[\dA-Z]{6}\b/g;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * The statements of a recorded purchase with gaps where it differs from another one of the same tour, so that they can
 * be repeated as if by new customers. `steps`: per request its statements and its answer.
 */
export function template(steps, other) {
  const elsewhere = new Set(JSON.stringify(other.map(({ statements }) => statements)).match(TOKEN));
  const gaps = new Map();
  const cut = (text) => {
    if (text === null) return null;
    const pieces = [];
    let from = 0;
    for (const { 0: token, index } of text.matchAll(TOKEN)) {
      if (elsewhere.has(token)) continue;
      if (!gaps.has(token)) gaps.set(token, gaps.size);
      pieces.push(text.slice(from, index), gaps.get(token));
      from = index + token.length;
    }
    return [...pieces, text.slice(from)];
  };
  const parts = steps.map(({ statements, answer }) => ({
    answer,
    statements: statements.map(({ text, values }) => ({ text: cut(text), values: values.map(cut) })),
  }));
  return { steps: parts, tokens: [...gaps.keys()] };
}

/** New ids, hashes and references in the form of the recorded ones. */
export const freshTokens = ({ tokens }) => tokens.map(freshToken);

function freshToken(token) {
  if (token.length === 36) return randomUUID();
  if (token.length === 64) return randomBytes(32).toString('hex');
  const letters = Array.from(randomBytes(6), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return token.slice(0, token.indexOf('-') + 1) + letters;
}

/** The text with the gaps filled. */
export const filled = (pieces, tokens) =>
  pieces === null ? null : pieces.map((piece) => (typeof piece === 'number' ? tokens[piece] : piece)).join('');
