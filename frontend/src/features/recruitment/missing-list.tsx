import { FormattedMessage } from 'react-intl';
import { textLink } from '../../ui/text/text-link.js';
import type { Application, MissingPart } from './recruitment.api.js';
import { stepOf, type Step } from './steps.js';

interface MissingListProps {
  application: Application;
  missing: readonly MissingPart[];
  /** Opens the step where a part is filled in. */
  onStep?: (step: Step) => void;
}

/** What must be added, by name. */
export const MissingList = ({ application, missing, onStep }: MissingListProps) => (
  <ul className="mt-2 grid list-disc gap-1.5 ps-5">
    {missing.map((each) => {
      const question = application.cmsAnswers.find(({ questionKey }) => questionKey === each.questionKey)?.title ?? '';
      const text = <FormattedMessage id={`recruitment.missing.${each.part}`} values={{ question }} />;
      return (
        <li key={`${each.part} ${each.questionKey ?? ''}`}>
          {onStep ? (
            <button
              type="button"
              className={`min-h-6 cursor-pointer text-start ${textLink}`}
              onClick={() => onStep(stepOf(each))}
            >
              {text}
            </button>
          ) : (
            text
          )}
        </li>
      );
    })}
  </ul>
);
