import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { EntryRow, EntryText } from './content.api.js';

const tones: Record<EntryRow['state'], Tone> = {
  draft: 'plain',
  changed: 'notice',
  scheduled: 'info',
  published: 'good',
};

export const EntryStateChip = ({ state }: { state: EntryRow['state'] }) => (
  <Chip tone={tones[state]}>
    <FormattedMessage id={`content-desk.state.${state}`} />
  </Chip>
);

/** Of one language; undefined where it has no text. */
export function stateOf({ published, draft, publishAt }: EntryText): EntryRow['state'] | undefined {
  if (publishAt !== null) return 'scheduled';
  if (published === null) return draft === null ? undefined : 'draft';
  return draft === null ? 'published' : 'changed';
}

/** Of the whole entry, as the list has it. */
export function stateOfAll(texts: readonly EntryText[]): EntryRow['state'] {
  const states = texts.map((text) => stateOf(text));
  if (states.includes('scheduled')) return 'scheduled';
  if (!texts.some(({ published }) => published !== null)) return 'draft';
  return states.includes('changed') || states.includes('draft') ? 'changed' : 'published';
}
