import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '../../session/session.js';
import { AlreadySignedIn } from './already-signed-in.js';
import { EntryFrame } from '../../layout/entry-frame.js';
import { linkTo } from './entry-link.js';
import { useNext } from './next-page.js';
import { useLocation } from '@tanstack/react-router';
import { SignupForm, TYPES } from './signup-form.js';

export function SignupPage() {
  const intl = useIntl();
  const session = useSession();
  const [entering, setEntering] = useState(false);
  const { query } = useNext();
  // `/signup?type=business`: from the page for travel agents; `guide`: from the page for who would like to guide.
  const asked = useLocation({ select: ({ search }) => String((search as Record<string, unknown>)['type']) });
  const type = TYPES.find((each) => each === asked) ?? 'individual';
  const isKnown = session !== undefined && !entering;
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.signup.title' })}
      intro={<FormattedMessage id="account.signup.intro" />}
      below={
        !isKnown && (
          <p>
            <FormattedMessage id="account.signup.hasAccount" values={{ a: linkTo(`/login${query}`) }} />
          </p>
        )
      }
    >
      {isKnown ? <AlreadySignedIn user={session.user} /> : <SignupForm type={type} onEnter={() => setEntering(true)} />}
    </EntryFrame>
  );
}
