import { FormattedMessage } from 'react-intl';
import { useReady, type Destination } from '../../layout/navigation.js';
import { navigation } from '../../layout/navigation.js';
import { ButtonLink } from '../../ui/form/button-link.js';

const words: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  '/recruitment': { title: 'home.guides.title', text: 'home.guides.text' },
  '/travel-agents': { title: 'home.agencies.title', text: 'home.agencies.text' },
};

const Invitation = ({ to, text }: Destination) => {
  const word = words[to];
  if (!word) return null;
  return (
    <div className="flex flex-col items-start rounded-lg bg-sunken p-6 md:p-10">
      <h2 className="text-2xl">
        <FormattedMessage id={word.title} />
      </h2>
      <p className="mt-3 mb-6 max-w-[52ch] text-ink-soft">
        <FormattedMessage id={word.text} />
      </p>
      <ButtonLink to={to} look="secondary" className="mt-auto">
        <FormattedMessage id={text} />
      </ButtonLink>
    </div>
  );
};

/** For guides and for agencies, as soon as there is a page to go to. */
export function Invitations() {
  const ready = useReady(navigation.partners);
  if (ready.length === 0) return null;
  return (
    <section className="deferred page-width mt-16 grid gap-6 [--about:35rem] md:[--about:18rem] md:mt-24 md:grid-cols-2">
      {ready.map((destination) => (
        <Invitation key={destination.to} {...destination} />
      ))}
    </section>
  );
}
