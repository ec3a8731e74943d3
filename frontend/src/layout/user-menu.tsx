import { CircleUserRound } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { spokenName } from '../i18n/full-name.js';
import { useSite } from '../i18n/site.js';
import { useSession, type SessionUser } from '../session/session.js';
import { ButtonLink } from '../ui/form/button-link.js';
import { Icon } from '../ui/display/icon.js';
import { Popover } from '../ui/overlay/popover.js';
import { Tip } from '../ui/overlay/tip.js';
import { onDemand } from '../ui/behavior/on-demand.js';

const UserPanel = onDemand(async () => (await import('./user-panel.js')).UserPanel);

function SpokenName({ of }: { of: SessionUser }) {
  const name = spokenName(of, useSite().locale);
  return (
    <>
      <span className="max-w-28 truncate text-sm font-medium max-xl:sr-only">{name}</span>
      <Tip text={name} />
    </>
  );
}

/** As wide as the menu of who has a session, whose name the document knows by then. */
const PlaceOfMenu = () => (
  <span aria-hidden="true" className="hidden xl:signed-in:block">
    <span className="header-button invisible">
      <Icon of={CircleUserRound} />
      <span className="max-w-28 truncate text-sm font-medium before:content-[var(--spoken-name)]" />
    </span>
  </span>
);

/** Login for visitors, a menu for who is signed in. Until hydrated it is the visitor's, hidden from who has a session. */
export function UserMenu() {
  const session = useSession();
  if (session) {
    return (
      <Popover
        trigger={
          <>
            {session.user.picture ? (
              <img src={session.user.picture} alt="" className="size-6 rounded-full object-cover" />
            ) : (
              <Icon of={CircleUserRound} />
            )}
            <SpokenName of={session.user} />
          </>
        }
        className="header-button"
        panelClassName="w-72 p-3"
      >
        {() => <UserPanel user={session.user} />}
      </Popover>
    );
  }
  return (
    <>
      <ButtonLink
        to="/login"
        look="secondary"
        className="overflow-hidden whitespace-nowrap max-xl:px-3 max-xl:text-[0.9375rem] signed-in:invisible xl:signed-in:hidden max-xl:signed-in:w-10 max-xl:signed-in:px-0"
      >
        <FormattedMessage id="layout.nav.login" />
      </ButtonLink>
      <PlaceOfMenu />
    </>
  );
}
