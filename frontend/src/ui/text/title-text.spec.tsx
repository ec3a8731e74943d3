import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { TitleText } from './title-text.js';

/** With `[` and `]` around what stays in one line where it fits, and `|` where it breaks else. */
const shown = (title: string): string =>
  render(<TitleText of={title} />)
    .container.innerHTML.replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']')
    .replaceAll('<wbr>', '|')
    .replaceAll('&nbsp;', '_');

describe('what a tour is called', () => {
  it.each([
    ['浅草から谷中へ 下町を歩く', '[浅草から谷中へ] [下町を歩く]'],
    ['シドニー ロックスからオペラハウスへ', '[シドニー] ロックスからオペラハウスへ'],
    ['コロッセオ、パラティーノの丘、フォロ・ロマーノ', '[コロッセオ、][パラティーノの丘、][フォロ・|ロマーノ]'],
    [
      'ミュンヘン、ヴィクトゥアーリエン市場 白ソーセージからオバツダまで',
      '[ミュンヘン、]ヴィクトゥアーリエン|市場 白ソーセージからオバツダまで',
    ],
    ['サグラダ・ファミリアとボルン地区へ', 'サグラダ・|ファミリアとボルン地区へ'],
    ['ガウディを歩く グラシア通りから', '[ガウディを歩く] [グラシア通りから]'],
    ['アクロポリスとプラカ', 'アクロポリスとプラカ'],
    ['От Вестминстера к собору Святого Павла', 'От_Вестминстера к_собору Святого Павла'],
    ['Zu Fuß von Asakusa nach Yanaka', 'Zu Fuß von Asakusa nach Yanaka'],
  ])('breaks between its parts: %s', (title, held) => {
    expect(shown(title)).toBe(held);
  });
});
