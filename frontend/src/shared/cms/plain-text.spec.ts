import { describe, expect, it } from '@jest/globals';
import { plainText } from './plain-text.js';

describe('the words of a piece of HTML', () => {
  it('keeps paragraphs and points of a list apart', () => {
    expect(plainText('<p>One <a href="/tours">tour</a>.</p><ul><li>Two</li><li>Three</li></ul>')).toBe(
      'One tour. Two Three',
    );
  });

  it('reads written characters once and leaves unknown ones', () => {
    expect(plainText('<p>A &amp; B &lt; C &amp;lt; &nope;</p>')).toBe('A & B < C &lt; &nope;');
  });
});
