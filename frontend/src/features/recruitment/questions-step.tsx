import * as answerRequest from '../../api/generated/limits/written-answer-request.gen.js';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileUpload, SOUNDS } from '../../shared/upload/file-upload.js';
import { Chip } from '../../ui/display/chip.js';
import { Button } from '../../ui/form/button.js';
import { TextArea } from '../../ui/form/text-input.js';
import type { Answer } from './recruitment.api.js';
import { Recording } from '../../shared/upload/recording.js';
import type { Keep, Save, StepProps } from './use-application.js';
import { VoiceRecorder } from '../../shared/upload/voice-recorder.js';

/** The questions of the team, each answered in writing, by voice, or both. */
export const QuestionsStep = ({ application, save, keep }: StepProps) => (
  <ol className="grid gap-10">
    {application.cmsAnswers.map((answer) => (
      <li key={answer.questionKey}>
        <Question answer={answer} save={save} keep={keep} />
      </li>
    ))}
  </ol>
);

/** Somebody who types on without leaving the field loses nothing. */
const PAUSE_MS = 2000;

function Question({ answer, save, keep }: { answer: Answer; save: Save; keep: Keep }) {
  const intl = useIntl();
  const { questionKey, title, summary, text, audioUrl, askedAgain } = answer;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kept = useRef(text);
  useEffect(() => () => clearTimeout(timer.current), []);
  const keepText = (typed: string): void => {
    clearTimeout(timer.current);
    if (typed.trim() === kept.current) return;
    kept.current = typed.trim();
    void save((writes) => writes.answer(questionKey, typed)).catch(() => {
      kept.current = text;
    });
  };
  return (
    <article className="grid gap-4" aria-labelledby={`question-${questionKey}`}>
      <div className="grid gap-1.5">
        {askedAgain && (
          <p>
            <Chip tone="notice">
              <FormattedMessage id="recruitment.askedAgain.chip" />
            </Chip>
          </p>
        )}
        <h3 id={`question-${questionKey}`} className="text-xl">
          {title}
        </h3>
        {summary !== '' && <p className="text-ink-soft">{summary}</p>}
      </div>
      <TextArea
        label={<FormattedMessage id="recruitment.answer.text" />}
        aria-label={intl.formatMessage({ id: 'recruitment.answer.of' }, { question: title })}
        maxLength={answerRequest.text.maxLength}
        defaultValue={text}
        onChange={({ currentTarget: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => keepText(value), PAUSE_MS);
        }}
        onBlur={({ currentTarget: { value } }) => keepText(value)}
      />
      <div className="grid gap-3">
        <p className="font-medium">
          <FormattedMessage id="recruitment.answer.voice" />
        </p>
        {audioUrl !== null && (
          <Recording
            src={audioUrl}
            label={intl.formatMessage({ id: 'recruitment.answer.listen' }, { question: title })}
          />
        )}
        <VoiceRecorder
          hasRecording={audioUrl !== null}
          start={<FormattedMessage id="recruitment.voice.start" />}
          onRecorded={async ({ newGalleryEntry: { path } }) => {
            await save((writes) => writes.record(questionKey, path));
          }}
        />
        <FileUpload
          accept={SOUNDS}
          action={<FormattedMessage id="recruitment.answer.upload" />}
          hint={<FormattedMessage id="recruitment.answer.upload.hint" />}
          onUploaded={async ({ newGalleryEntry }) => {
            await save((writes) => writes.record(questionKey, newGalleryEntry.path));
          }}
        >
          {audioUrl !== null && (
            <Button look="quiet" onClick={() => keep((writes) => writes.record(questionKey, null))}>
              <FormattedMessage id="recruitment.answer.remove" />
            </Button>
          )}
        </FileUpload>
      </div>
    </article>
  );
}
