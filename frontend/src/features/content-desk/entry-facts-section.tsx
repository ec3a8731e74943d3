import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useApi } from '../../api/use-api.js';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { Select } from '../../ui/form/select.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { changeFacts, type EntryFacts, keyOf } from './content.api.js';
import { TOPICS } from './content-search.js';
import type { EntryEditing } from './entry-editing.js';

const text = z.string();
const LANDMARK = /^([a-z][a-z-]*)\s*[:：]\s*(.+)$/;
const linesOf = (written: string): string[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const slugsOf = (written: string): string[] => written.split(/[\s,;]+/).filter(Boolean);
const day = (optional: string) =>
  text.check(z.refine((written) => written === '' || /^\d{4}-\d{2}-\d{2}$/.test(written), optional));

const schema = z.object({
  position: text.check(z.regex(/^\d{1,6}$/, 'content-desk.position.wrong')),
  topic: text,
  publishedOn: day('content-desk.day.wrong'),
  author: text,
  value: text.check(z.regex(/^(\d+([.,]\d+)?)?$/, 'content-desk.value.wrong')),
  date: day('content-desk.day.wrong'),
  landmarks: text.check(
    z.refine((written) => linesOf(written).every((line) => LANDMARK.test(line)), 'content-desk.landmarks.wrong'),
  ),
  tours: text,
  cities: text,
});

const DRAWN: readonly string[] = ['blog', 'page', 'category', 'gift-cards'];

const openingOf = (facts: EntryFacts) => ({
  position: String(facts.position),
  topic: facts.topic ?? '',
  publishedOn: facts.publishedOn ?? '',
  author: facts.author ?? '',
  value: facts.value === undefined ? '' : String(facts.value),
  date: facts.date ?? '',
  landmarks: (facts.landmarks ?? []).map(({ motif, name }) => `${motif}: ${name}`).join('\n'),
  tours: (facts.tours ?? []).join('\n'),
  cities: (facts.cities ?? []).join('\n'),
});

/** What is the same in all languages; it is changed for visitors at once. */
export function EntryFactsSection({ editing }: { editing: EntryEditing }) {
  const api = useApi();
  const intl = useIntl();
  const { entry } = editing;
  const { kind, facts } = entry;
  // What stood there when the form was opened, or was saved here last.
  const [version, setVersion] = useState(entry.factsVersion);
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(schema, openingOf(facts), undefined, {}, 'facts');
  return (
    <RecordSection title={<FormattedMessage id="content-desk.facts" />}>
      <CheckedForm
        {...{ failures, problem, busy }}
        onSubmit={onSubmit(async (values) => {
          const landmarks = linesOf(values.landmarks).map((line) => {
            const [, motif = '', name = ''] = LANDMARK.exec(line) ?? [];
            return { motif, name };
          });
          const topic = TOPICS.find((each) => each === values.topic);
          await editing.send(
            changeFacts(api, keyOf(entry), {
              position: Number(values.position),
              ...(topic ? { topic } : {}),
              ...(values.publishedOn ? { publishedOn: values.publishedOn } : {}),
              ...(values.author ? { author: values.author } : {}),
              ...(values.value ? { value: Number(values.value.replace(',', '.')) } : {}),
              ...(values.date ? { date: values.date } : {}),
              ...(facts.weather ? { weather: facts.weather } : {}),
              landmarks,
              tours: slugsOf(values.tours),
              cities: slugsOf(values.cities),
              version,
            }),
          );
          setVersion(version + 1);
          showToast(intl.formatMessage({ id: 'content-desk.saved' }));
        })}
        action={<FormattedMessage id="content-desk.facts.save" />}
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextInput
            {...field('position')}
            inputMode="numeric"
            label={<FormattedMessage id="content-desk.position" />}
            hint={<FormattedMessage id="content-desk.position.hint" />}
          />
          {kind === 'faq' && (
            <Select {...field('topic')} label={<FormattedMessage id="content-desk.topic" />}>
              {TOPICS.map((topic) => (
                <option key={topic} value={topic}>
                  {intl.formatMessage({ id: `content-desk.topic.${topic}` })}
                </option>
              ))}
            </Select>
          )}
          {kind === 'blog' && (
            <>
              <TextInput
                {...field('publishedOn')}
                type="date"
                label={<FormattedMessage id="content-desk.publishedOn" />}
              />
              <TextInput {...field('author')} label={<FormattedMessage id="content-desk.author" />} />
            </>
          )}
          {kind === 'figures' && (
            <>
              <TextInput {...field('value')} inputMode="decimal" label={<FormattedMessage id="content-desk.value" />} />
              <TextInput {...field('date')} type="date" label={<FormattedMessage id="content-desk.date" />} />
            </>
          )}
        </div>
        {DRAWN.includes(kind) && (
          <TextArea
            {...field('landmarks')}
            rows={4}
            label={<FormattedMessage id="content-desk.landmarks" />}
            hint={<FormattedMessage id="content-desk.landmarks.hint" />}
          />
        )}
        {kind === 'blog' && (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextArea {...field('tours')} rows={3} label={<FormattedMessage id="content-desk.tours" />} />
            <TextArea {...field('cities')} rows={3} label={<FormattedMessage id="content-desk.cities" />} />
          </div>
        )}
      </CheckedForm>
    </RecordSection>
  );
}
