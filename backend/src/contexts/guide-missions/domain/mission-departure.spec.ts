import { describe, expect, it } from '@jest/globals';
import { aBooking } from '../testing/a-departure.js';
import { meetingPointIn } from './mission-departure.js';

const names = {
  en_US: 'Arch of Constantine',
  fr_FR: 'Arc de Constantin',
  de_DE: 'Konstantinsbogen',
  es_ES: 'Arco de Constantino',
  it_IT: 'Arco di Costantino',
  ru_RU: 'Арка Константина',
  ja_JP: 'コンスタンティヌスの凱旋門',
};
const booking = aBooking({ meetingPoint: 'Arch of Constantine, 00186 Roma, Italy', meetingPointNames: names });

describe('where the guests are met', () => {
  it.each([
    ['en_US', 'Arch of Constantine, 00186 Roma, Italy'],
    ['de_DE', 'Konstantinsbogen, 00186 Roma, Italien'],
    ['ja_JP', 'コンスタンティヌスの凱旋門、00186 Roma, イタリア'],
  ] as const)('is said in %s with the comma of its writing', (language, said) => {
    expect(meetingPointIn(language, booking)).toBe(said);
  });

  it('is written as the reader writes addresses there', () => {
    const inTokyo = aBooking({
      meetingPoint: 'Arch of Constantine, 2-18-9 Kaminarimon, Tokyo 111-0034, Japan',
      meetingPointNames: names,
      meetingPointAddresses: { ja_JP: '〒111-0034 東京都台東区雷門2-18-9' },
    });
    expect(meetingPointIn('ja_JP', inTokyo)).toBe('コンスタンティヌスの凱旋門、〒111-0034 東京都台東区雷門2-18-9');
    expect(meetingPointIn('de_DE', inTokyo)).toBe('Konstantinsbogen, 2-18-9 Kaminarimon, Tokyo 111-0034, Japan');
  });

  it('stays as it was told where no names were told', () => {
    const plain = aBooking({ meetingPoint: 'Arch of Constantine, 00186 Roma, Italy' });
    expect(meetingPointIn('ja_JP', plain)).toBe('Arch of Constantine, 00186 Roma, イタリア');
  });
});
