import { Check } from 'lucide';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Icon } from '../../ui/display/icon.js';
import { Button } from '../../ui/form/button.js';
import { MissingList } from './missing-list.js';
import { PersonStep } from './person-step.js';
import { PictureStep } from './picture-step.js';
import { PlaceStep } from './place-step.js';
import { QuestionsStep } from './questions-step.js';
import type { Application } from './recruitment.api.js';
import { SavedNote } from './saved-note.js';
import { SendStep } from './send-step.js';
import { firstOpenStep, missingIn, stepAfter, STEPS, type Step } from './steps.js';
import { ToursStep } from './tours-step.js';
import { useSaving, type StepProps } from './use-application.js';

const PARTS: Readonly<Record<Exclude<Step, 'send'>, (props: StepProps) => React.ReactNode>> = {
  person: PersonStep,
  place: PlaceStep,
  tours: ToursStep,
  picture: PictureStep,
  questions: QuestionsStep,
};

/** The form in steps, saved as one goes. */
export function ApplicationForm({ application }: { application: Application }) {
  const intl = useIntl();
  const [step, setStep] = useState<Step>(() => firstOpenStep(application));
  const { save, keep, error, isSaving, savedAt } = useSaving(application.userId);
  const next = stepAfter(step);
  const missing = missingIn(step, application);
  const go = (to: Step): void => {
    setStep(to);
    document.getElementById('application-step')?.focus();
    document.getElementById('application')?.scrollIntoView();
  };
  const Part = step === 'send' ? undefined : PARTS[step];
  return (
    <div id="application" className="grid scroll-mt-24 gap-8">
      <StepLine step={step} application={application} onStep={go} />
      <section aria-labelledby="application-step" className="grid max-w-2xl gap-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="application-step" tabIndex={-1} className="text-2xl">
            <FormattedMessage id={`recruitment.step.${step}`} />
          </h2>
          <SavedNote isSaving={isSaving} savedAt={savedAt} />
        </div>
        <p className="text-ink-soft">
          <FormattedMessage id={`recruitment.intro.${step}`} />
        </p>
        {Part ? (
          <>
            <Part application={application} save={save} keep={keep} />
            {error && <ProblemMessage error={error} />}
            {missing.length > 0 && (
              <div className="rounded-lg bg-sunken p-4">
                <p className="font-medium">
                  <FormattedMessage id="recruitment.missing.here" />
                </p>
                <MissingList application={application} missing={missing} />
              </div>
            )}
            {next && (
              <p>
                <Button onClick={() => go(next)}>
                  {intl.formatMessage(
                    { id: 'recruitment.next' },
                    { step: intl.formatMessage({ id: `recruitment.step.${next}` }) },
                  )}
                </Button>
              </p>
            )}
          </>
        ) : (
          <SendStep application={application} save={save} onStep={go} />
        )}
      </section>
    </div>
  );
}

interface StepLineProps {
  step: Step;
  application: Application;
  onStep: (step: Step) => void;
}

/** The steps with what each lacks; any can be opened at any time. */
function StepLine({ step, application, onStep }: StepLineProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'recruitment.steps' })}>
      <ol className="flex flex-wrap gap-2">
        {STEPS.map((each, index) => {
          const lacks = missingIn(each, application).length;
          const isHere = each === step;
          return (
            <li key={each}>
              <button
                type="button"
                aria-current={isHere ? 'step' : undefined}
                onClick={() => onStep(each)}
                className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 text-sm ${isHere ? 'border-ink bg-sunken font-medium' : 'border-line-strong bg-surface hover:border-ink'}`}
              >
                {lacks === 0 ? (
                  <Icon of={Check} className="size-4 text-pine" />
                ) : (
                  <span className="tabular-nums text-ink-soft">{index + 1}</span>
                )}
                <FormattedMessage id={`recruitment.step.${each}`} />
                <span className="sr-only">
                  <FormattedMessage id="recruitment.lacks" values={{ count: lacks }} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
