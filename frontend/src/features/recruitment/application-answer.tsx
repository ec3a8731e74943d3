import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { Chip } from '../../ui/display/chip.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import {
  applicationQuery,
  isOfApplications,
  markAnswer,
  type ApplicationRecord,
  type MarkedAnswer,
} from './applications.api.js';
import { Recording } from '../../shared/upload/recording.js';

const MARKS = ['good', 'fair', 'weak'] as const;

interface ApplicationAnswerProps {
  application: ApplicationRecord;
  answer: MarkedAnswer;
}

/** One answer to read and to listen to, with its mark. */
export function ApplicationAnswer({ application, answer }: ApplicationAnswerProps) {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const { locale: language } = useSite();
  const { userId: id, version, actions } = application;
  const { questionKey, title, text, audioUrl, mark, askedAgain } = answer;
  const marking = useMutation({
    mutationFn: (chosen: (typeof MARKS)[number] | null) =>
      markAnswer(api, { id, language, version }, questionKey, chosen),
    onSuccess: (changed) => client.setQueryData(applicationQuery(id, language).queryKey, changed),
    // After a conflict: somebody else has changed it.
    onError: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfApplications(queryKey) }),
  });
  const isAnswered = text !== '' || audioUrl !== null;
  return (
    <RecordSection
      title={title}
      aside={
        askedAgain ? (
          <Chip tone="info">
            <FormattedMessage id="recruitment.team.askedAgain" />
          </Chip>
        ) : (
          mark &&
          !actions.includes('mark') && (
            <Chip>
              <FormattedMessage id={`recruitment.team.mark.${mark}`} />
            </Chip>
          )
        )
      }
    >
      {!isAnswered && (
        <p className="text-ink-soft">
          <FormattedMessage id="recruitment.team.unanswered" />
        </p>
      )}
      {text !== '' && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      {audioUrl !== null && (
        <Recording src={audioUrl} label={intl.formatMessage({ id: 'recruitment.team.listen' }, { question: title })} />
      )}
      {isAnswered && actions.includes('mark') && (
        <div
          role="group"
          aria-label={intl.formatMessage({ id: 'recruitment.team.mark.of' }, { question: title })}
          className="flex flex-wrap gap-2"
        >
          {MARKS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={mark === each}
              aria-disabled={marking.isPending || undefined}
              onClick={() => !marking.isPending && marking.mutate(mark === each ? null : each)}
              className={`min-h-9 cursor-pointer rounded-full border px-4 text-sm ${mark === each ? 'border-ink bg-sunken font-medium' : 'border-line-strong bg-surface hover:border-ink'}`}
            >
              <FormattedMessage id={`recruitment.team.mark.${each}`} />
            </button>
          ))}
        </div>
      )}
      {marking.error && <ProblemMessage error={marking.error} />}
    </RecordSection>
  );
}
