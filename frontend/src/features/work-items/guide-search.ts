import type { GuideForMission } from './work-items.api.js';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Guides whose name has each word of the text, whatever its accents and case; the order stays. */
export function searchGuides(guides: readonly GuideForMission[], text: string): readonly GuideForMission[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return guides.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}

/** What speaks against giving the mission to this guide, as ends of ids of texts. */
export function doubtsOf({ isFree, speaksIt, isQualified, hasDayOff, answer }: GuideForMission): readonly Doubt[] {
  const doubts: readonly (Doubt | false)[] = [
    !isFree && 'busy',
    !speaksIt && 'language',
    !isQualified && 'category',
    hasDayOff && 'dayOff',
    answer === 'no' && 'refused',
  ];
  return doubts.filter((doubt) => doubt !== false);
}

type Doubt = 'busy' | 'language' | 'category' | 'dayOff' | 'refused';
