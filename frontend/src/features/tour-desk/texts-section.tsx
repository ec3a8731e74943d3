import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import * as request from '../../api/generated/limits/tour-text-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { LOCALES, type Locale } from '../../i18n/locales.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { LanguageChoice } from './language-choice.js';
import { Section, SectionForm, useRenewal } from './section-form.js';
import type { TourEditing } from './tour-editing.js';
import { writeText } from './tours.api.js';
import { linesOf } from './written.js';

const lines = z.string().check(
  z.refine((text) => {
    const all = linesOf(text);
    return all.length <= request.highlights.maxItems && all.every(({ length }) => length <= 300);
  }, 'tour-desk.lines.wrong'),
);
const schema = z.object({
  title: z.string().check(z.trim(), z.maxLength(request.title.maxLength)),
  summary: z.string().check(z.trim(), z.maxLength(request.summary.maxLength)),
  description: z.string().check(z.trim(), z.maxLength(request.description.maxLength)),
  highlights: lines,
  included: lines,
  notIncluded: lines,
});

/** What the tour's page says, one language at a time. */
export function TextsSection({ editing }: { editing: TourEditing }) {
  const [key, renew] = useRenewal();
  const [locale, setLocale] = useState<Locale>('en_US');
  const { texts } = editing.tour;
  const count = LOCALES.filter((each) => texts[each]).length;
  return (
    <Section
      title={<FormattedMessage id="tour-desk.texts" />}
      summary={<FormattedMessage id="tour-desk.texts.count" values={{ count }} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <LanguageChoice value={locale} written={(each) => texts[each] !== undefined} onChange={setLocale} />
        {LOCALES.map((each) => (
          // Each keeps what was typed while another language is looked at.
          <div key={each} hidden={each !== locale}>
            <TextForm key={key} editing={editing} locale={each} onSaved={renew} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function TextForm({ editing, locale, onSaved }: { editing: TourEditing; locale: Locale; onSaved: () => void }) {
  const api = useApi();
  const { tour } = editing;
  const english = tour.texts.en_US;
  const present = tour.texts[locale];
  const { title = '', summary = '', description = '' } = present ?? {};
  const text = (of: readonly string[] = []): string => of.join('\n');
  const checked = useCheckedForm(
    schema,
    {
      title,
      summary,
      description,
      highlights: text(present?.highlights),
      included: text(present?.included),
      notIncluded: text(present?.notIncluded),
    },
    undefined,
    {},
    `text-${locale}`,
  );
  const { field } = checked;
  const original = (of: string | undefined) => (locale === 'en_US' || !of ? undefined : <span lang="en">{of}</span>);
  const listed = (of: readonly string[] | undefined) => original(of?.join(' · '));
  const oneALine = <FormattedMessage id="tour-desk.lines.hint" />;
  return (
    <SectionForm
      checked={checked}
      onSend={async (values) => {
        const body = {
          ...values,
          highlights: linesOf(values.highlights),
          included: linesOf(values.included),
          notIncluded: linesOf(values.notIncluded),
          version: tour.version,
        };
        await editing.send(writeText(api, tour.id, locale, body));
        onSaved();
      }}
    >
      <TextInput {...field('title')} label={<FormattedMessage id="tour-desk.name" />} hint={original(english?.title)} />
      <TextArea
        {...field('summary')}
        rows={2}
        label={<FormattedMessage id="tour-desk.summary" />}
        hint={original(english?.summary)}
      />
      <TextArea
        {...field('description')}
        rows={8}
        label={<FormattedMessage id="tour-desk.description" />}
        hint={original(english?.description)}
      />
      <TextArea
        {...field('highlights')}
        rows={4}
        label={<FormattedMessage id="tour-desk.highlights" />}
        hint={listed(english?.highlights) ?? oneALine}
      />
      <TextArea
        {...field('included')}
        rows={4}
        label={<FormattedMessage id="tour-desk.included" />}
        hint={listed(english?.included) ?? oneALine}
      />
      <TextArea
        {...field('notIncluded')}
        rows={3}
        label={<FormattedMessage id="tour-desk.notIncluded" />}
        hint={listed(english?.notIncluded) ?? oneALine}
      />
    </SectionForm>
  );
}
