import { ApiProblem } from '../../api/api.js';
import { Button } from '../../ui/form/button.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Sample } from './sample.js';

const problem = new ApiProblem({
  status: 409,
  code: 'MISSION_ALREADY_GIVEN',
  detail: 'This mission has already been given.',
  requestId: '01J9Z',
});

const samples = [
  'ink',
  'ink-soft',
  'paper',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'action',
  'pine',
  'sun',
  'sky',
  'danger',
];

export const StateSamples = () => (
  <>
    <Sample title="States">
      <div className="grid gap-6 md:grid-cols-2">
        <EmptyState title="No bookings yet" action={<Button>Find a tour</Button>}>
          Your bookings will stand here.
        </EmptyState>
        <div className="grid content-start gap-4">
          <ProblemMessage error={problem} onRetry={() => undefined} />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-20" />
        </div>
      </div>
    </Sample>
    <Sample title="Colours">
      <ul className="grid grid-cols-3 gap-3 md:grid-cols-6">
        {samples.map((name) => (
          <li key={name} className="text-sm">
            <div className="h-14 rounded-lg border border-line" style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </Sample>
  </>
);
