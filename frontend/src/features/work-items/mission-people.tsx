import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ContactLink } from '../../ui/text/contact-link.js';
import type { AskedGuide, Customer, TeamMission } from './work-items.api.js';

const link = 'inline-flex min-h-6 items-center wrap-anywhere underline underline-offset-4 hover:text-action-text';

/** Telephone number and address, each once, ready to be tapped. */
const Reach = ({ ways }: { ways: readonly string[] }) => (
  <span className="flex flex-wrap gap-x-3">
    {[...new Set(ways)].map((way) => (
      <ContactLink key={way} way={way} className={link} />
    ))}
  </span>
);

const List = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className="grid gap-1 text-sm">
    <h3 className="font-sans text-sm font-medium tracking-normal">{title}</h3>
    <ul className="grid gap-1.5">{children}</ul>
  </div>
);

const CustomerLine = ({ customer: { name, people, reference, phone, email } }: { customer: Customer }) => (
  <li className="wrap-anywhere">
    <FormattedMessage id="work-items.customer" values={{ name, people, reference }} />
    <Reach ways={[phone, email]} />
  </li>
);

const AskedLine = ({ guide: { name, answer, contact, email } }: { guide: AskedGuide }) => (
  <li>
    {name}
    {'\u00A0· '}
    <FormattedMessage id={`work-items.answer.${answer ?? 'none'}`} />
    <Reach ways={[contact, email]} />
  </li>
);

/** Whom to call about a mission: the travellers, and the guides who were asked. */
export const MissionPeople = ({ mission: { customers, asked } }: { mission: TeamMission }) => (
  <>
    {customers.length > 0 && (
      <List title={<FormattedMessage id="work-items.customers" />}>
        {customers.map((customer) => (
          <CustomerLine key={customer.reference} customer={customer} />
        ))}
      </List>
    )}
    {asked.length > 0 && (
      <List title={<FormattedMessage id="work-items.asked" />}>
        {asked.map((guide) => (
          <AskedLine key={guide.uuid} guide={guide} />
        ))}
      </List>
    )}
  </>
);
