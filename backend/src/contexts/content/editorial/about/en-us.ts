import type { EditorialText } from '../editorial-entry.js';

export const text: EditorialText = {
  title: 'About Cicerone',
  summary:
    'Cicerone sells private tours with local guides in its own name: how it works for travelers, for guides and for agencies.',
  markdown: `In the eighteenth century travelers in Italy called the man who explained the ruins to them a cicerone, after the Roman who could talk about anything. The word has fallen out of use; the need has not. A city can be looked up. What cannot be looked up is which of all these things matters on the street where you are standing, at this hour, with these children. For that, you need somebody who lives there.

## For travelers

Each tour’s page says what you will see, stop by stop, how long it takes, where you meet and what the price includes. You choose a day and a time on the city’s own clock, the language of the guide and the number of people, and see one price, which is the one you pay. The tour is then for you alone, unless it is marked as a small group. Once it is paid, you receive a voucher, and the name of your guide as soon as one has taken the tour. You can order without an account. [All tours](/tours) are listed on one page.

## For guides

Guides are asked, not assigned. They see the day, the tour and what they will earn before they answer; the first who says yes gets it, and a no needs no explanation. The amount shown is the amount paid, before the tenth of the following month. Every application made through the page [Become a guide](/recruitment) is read and listened to by a person.

## For agencies

Travel and event agencies whose company we have checked pay {agentPercent}% less and book for their guests by name; our team arranges it on request. The page [For travel agents](/travel-agents) explains how.

## Who is behind it

Your contract is with {company}; a guide carries the tour out on our behalf, and we answer for it. Posters on this site are drawn, since a poster may leave things out and a photograph pretends not to. There is no tracking and no advertising. A person reads what you write to [{email}](mailto:{email}).
`,
};
