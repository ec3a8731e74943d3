import { useIntl } from 'react-intl';
import { EmailSection } from '../features/account/email-section.js';
import { PasswordSection } from '../features/account/password-section.js';
import { SecondFactorSection } from '../features/security/second-factor-section.js';
import { AccountFrame } from '../layout/account-frame.js';
import { useSession } from '../session/session.js';

/** How the person logs in. Who must set a second factor up first can do nothing else. */
export function AccountSecurityScreen() {
  const title = useIntl().formatMessage({ id: 'layout.account.password' });
  const isSetup = useSession()?.user.lacksSecondFactor === true;
  return (
    <AccountFrame title={title}>
      <div className="grid gap-12">
        {!isSetup && <PasswordSection />}
        <SecondFactorSection />
        {!isSetup && <EmailSection />}
      </div>
    </AccountFrame>
  );
}
