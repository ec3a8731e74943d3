import { describe, expect, it } from '@jest/globals';
import { aBooking } from '../testing/a-visit.js';
import { meetingPointIn } from './visit.js';

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

  it('stays as it was told where no names were told', () => {
    const plain = aBooking({ meetingPoint: 'Arch of Constantine, 00186 Roma, Italy' });
    expect(meetingPointIn('ja_JP', plain)).toBe('Arch of Constantine, 00186 Roma, イタリア');
  });
});
