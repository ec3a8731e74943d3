import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../i18n/language-name.js';
import { Chip } from '../../ui/display/chip.js';
import { FieldError } from '../../ui/form/field.js';
import { TextInput } from '../../ui/form/text-input.js';
import type { GuideForMission } from './work-items.api.js';
import { doubtsOf, searchGuides } from './guide-search.js';

interface GuideChoiceProps {
  guides: readonly GuideForMission[];
  chosen: GuideForMission | undefined;
  onChoose: (guide: GuideForMission) => void;
  /** Nobody was chosen when the form was sent. */
  missing: boolean;
}

/** The guides of the city, found by name, each with what speaks against them. */
export function GuideChoice({ guides, chosen, onChoose, missing }: GuideChoiceProps) {
  const id = useId();
  const [text, setText] = useState('');
  const found = searchGuides(guides, text);
  return (
    <div className="grid gap-3">
      <TextInput
        label={<FormattedMessage id="work-items.guide.search" />}
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <fieldset aria-describedby={missing ? `${id}-error` : undefined}>
        <legend className="mb-2 text-sm text-ink-soft" aria-live="polite">
          <FormattedMessage id="work-items.guide.found" values={{ count: found.length }} />
        </legend>
        <div className="grid max-h-72 gap-2 overflow-y-auto p-0.5">
          {found.map((guide) => (
            <GuideLine
              key={guide.uuid}
              guide={guide}
              group={id}
              isChosen={chosen?.uuid === guide.uuid}
              onChoose={() => onChoose(guide)}
            />
          ))}
        </div>
      </fieldset>
      {missing && (
        <FieldError id={`${id}-error`}>
          <FormattedMessage id="work-items.guide.missing" />
        </FieldError>
      )}
    </div>
  );
}

interface GuideLineProps {
  guide: GuideForMission;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

function GuideLine({ guide, group, isChosen, onChoose }: GuideLineProps) {
  const id = useId();
  const intl = useIntl();
  const languages = guide.languages.map((code) => languageName(code, intl));
  const doubts = doubtsOf(guide);
  return (
    <div className="relative flex gap-3 rounded-sm border border-line p-3 hover:border-line-strong has-checked:border-ink">
      <input
        id={`${id}-choice`}
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-details`}
        className="choice relative z-1 mt-1 size-5 shrink-0 cursor-pointer"
      />
      <div className="grid min-w-0 gap-1">
        {/* The label lies over the whole card, so that a tap anywhere chooses. */}
        <label
          htmlFor={`${id}-choice`}
          className="font-medium before:absolute before:inset-0 before:cursor-pointer before:content-['']"
        >
          {guide.name}
        </label>
        <div id={`${id}-details`} className="grid gap-1 text-sm text-ink-soft">
          <p>{intl.formatList(languages)}</p>
          <p className="flex flex-wrap gap-2">
            {doubts.length === 0 && (
              <Chip tone="good">
                <FormattedMessage id="work-items.guide.able" />
              </Chip>
            )}
            {doubts.map((doubt) => (
              <Chip key={doubt} tone="notice">
                <FormattedMessage id={`work-items.doubt.${doubt}`} />
              </Chip>
            ))}
          </p>
        </div>
      </div>
    </div>
  );
}
