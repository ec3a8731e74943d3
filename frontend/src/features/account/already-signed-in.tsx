import { FormattedMessage } from 'react-intl';
import { useLogout } from '../../layout/use-logout.js';
import type { SessionUser } from '../../session/session.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Button } from '../../ui/form/button.js';
import { Card } from '../../ui/display/card.js';

/** For who is signed in and comes to a page for visitors. */
export function AlreadySignedIn({ user }: { user: SessionUser }) {
  const logout = useLogout();
  return (
    <Card className="grid gap-4">
      <p>
        <FormattedMessage
          id="account.already.text"
          values={{ email: <strong className="wrap-anywhere">{user.email}</strong> }}
        />
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/account">
          <FormattedMessage id="account.already.account" />
        </ButtonLink>
        <Button look="secondary" onClick={() => void logout()}>
          <FormattedMessage id="account.already.logout" />
        </Button>
      </p>
    </Card>
  );
}
