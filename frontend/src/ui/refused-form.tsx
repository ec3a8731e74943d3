import { ErrorTitle } from './error-title.js';
import { ProblemMessage } from './problem-message.js';

/** Why the server refused what was sent, where no field is to blame; it is told in the page's title too. */
export const RefusedForm = ({ problem }: { problem: unknown }) =>
  problem !== undefined &&
  problem !== null && (
    <>
      <ErrorTitle />
      <ProblemMessage error={problem} />
    </>
  );
