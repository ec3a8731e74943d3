import type { LegalTexts } from './legal-texts.js';

const terms = `These terms apply to every tour that you book on {site}. Your contract is with {company}; our address is in the [legal notice](/legal/legal-notice).

## What you book

The page of each tour says what you will see, how long it takes, where you meet, in which language you are guided, how many people can come, and what is included and what is not. That description, together with the choices you make, is what we owe you. A local guide carries out the tour on our behalf.

Ages are those on the day of the tour: infants are under 2 years, children 2 to 12, adults 13 and over. You must be of legal age to book.

## Prices

- The price shown is the total for the people you have chosen, value added tax included. Tours fall under the margin scheme for travel agents (Articles 306 to 310 of Directive 2006/112/EC), so no separate VAT amount is shown.
- A price holds for 30 minutes from the moment we show it for your date. If it has changed after that, we show you the new price before you pay.
- If you choose a currency other than that of the tour, we convert the price at the exchange rate shown with it. You are charged exactly the amount and the currency of your order. Your bank may add a fee of its own.

## How the contract is made

1. In the cart you can check each tour, change its duration, day, time, travelers, language, meeting point and wishes, or remove it; on the following steps you can check and correct your details.
2. When checkout begins, we hold your places for 15 minutes. Once you have confirmed your details, they stay reserved while you pay, for 30 minutes at most.
3. With the button “Pay,” which names the amount, you place an order that obliges you to pay.
4. The contract is made when your payment has arrived. We confirm it by e-mail and send you the voucher.

If nothing has been paid after 30 minutes, the order lapses and you owe nothing. If money reaches us later, you get your places if they are still free; otherwise we return the full amount.

You can make the contract in any of the languages of this site. The link in your e-mail opens your order until 90 days after the tour. If you ordered with an account, you log in to it.

## Payment

You pay by card. The payment provider takes your card details; we never see the card number.

## Canceling and changing

The rule that applies is the one shown on the page of the tour and again in your booking. Until the hour named there you can cancel free of charge, and we return the price the way it came: to your card, your account or your gift card. After that hour, or if you do not come, the price is not refunded. Tickets that our team has already bought for you are never refunded.

To cancel, write to <{email}> and give the reference of your booking; what counts is the time at which you sent the message. Please write there too if you would like another date, another time or a different number of people.

## No right of withdrawal

Tours are leisure services on a fixed date. For these, the law gives no 14-day right of withdrawal (Article 16(l) of Directive 2011/83/EU). The cancellation rule above applies instead.

## On the day

Please be at the meeting point on time; if you are late, the tour may be shorter. Tell us before you book if someone in your party has needs that matter for the route. For the safety of everybody, please follow what the guide asks.

If a street, a building or a museum is closed without notice, the guide changes the route so that the tour keeps its character.

## If the guide changes

If your guide is unable to come, we look for another who speaks the language you booked. If we find nobody, or if we have to call off the tour for any other reason, you choose between another date and a full refund.

## Liability

We are liable under the law for what we and our guides do. We are not liable for what you cause yourself, for what people outside our services cause, or for events that nobody could have avoided. Nothing in these terms limits the rights that the law gives you as a consumer.

## Complaints and disputes

If something is not as it should be, please tell your guide at once, so that it can still be put right, or write to <{email}>. You can also turn to the consumer authorities of your country; within the European Union, the European Consumer Centres help free of charge.

The law of the country in which {company} has its seat applies. As a consumer you keep the protection of the mandatory law of the country where you live, and you may bring your case before its courts.

Your booking is governed by the terms as they stood when you ordered.
`;

const privacy = `We keep what we need to sell you a tour and to carry it out, and nothing to follow you around. The controller is {postalLine}. For anything about your data, write to <{email}>.

## What we keep, why and for how long

- **Bookings**: name, e-mail address and telephone number of whoever books and of whoever travels, the company that pays where you name one (its name, address and VAT number), the tour, the date, the people, what you tell us about special needs. We need this to carry out the contract (Article 6(1)(b) GDPR). Bookings and payments are business records; we keep them for as long as tax and commercial law require, as a rule ten years (Article 6(1)(c)).
- **Payments**: amount, currency, state and the payment provider’s reference. Your card number goes to the provider and never to us.
- **Account**, if you open one: what you enter there, and your password in a form that nobody can read back. We keep it until you ask us to close the account.
- **Logins**: time, IP address, browser and screen size, to notice misuse (Article 6(1)(f)). We keep them for twelve months, or for as long as you stay logged in.
- **Cart**: the tours you have chosen, under a random number that only your browser knows.
- **E-mails** between us: kept with the booking they belong to.
- **Messages** that you write to us using the contact form: name, e-mail address and what you wrote, to answer you (Article 6(1)(b) and (f)). We delete them from the site after three years.
- **Newsletter**, if you ask for it: your e-mail address and language, on the basis of your consent (Article 6(1)(a)), which you can withdraw at any time by the link in each letter. We keep the address until you leave; 30 days later only a code remains from which it cannot be read back. An address that nobody confirms is deleted after 30 days.
- **Favorites**: the tours that you mark when logged in, to show them to you again (Article 6(1)(b)). We keep them until you remove the mark or have the account closed.
- **E-mails** that we sent you about bookings and your account: the site keeps a copy, so that we know what you were told (Article 6(1)(b) and (f)). We delete it after three years.
- **Notifications** in your account: what was told you there about bookings and missions, and whether you have read it (Article 6(1)(b)). We delete them 90 days after you read them, and all after a year.
- **Technical logs**: the address called, the time, the IP address and errors, to keep the site running and safe (Article 6(1)(f)). We keep them only as long as that takes.

Without the details that the forms require we cannot take a booking. No decision about you is made by a machine alone.

## Who receives it

- **The guides whom we ask** to lead your tour see your name, the people in your party and your wishes, so that they know whether they can; your guide alone sees your telephone number and e-mail address, from accepting the tour until seven days after it.
- **The card payment provider** (Stripe) receives what the payment needs.
- **The mail provider** (Mailjet) delivers our e-mails.
- **The companies that run our servers** store data on our instructions.

Nobody else receives your data, unless the law obliges us. We do not sell data, and we do not use them for advertising.

If your tour is outside the European Union, its guide receives your details there, because the tour could not take place otherwise (Article 49(1)(b)). Providers that process data elsewhere do so under an adequacy decision or the standard contractual clauses of the European Commission.

## Cookies

We set only cookies that the site needs, which is why you are not asked for consent:

- **Session** (cicerone_session): that you are logged in; 60 days at most.
- **Cart** (cicerone_cart): which cart is yours; 30 days after you last changed it.
- **Language** and **currency** (language, currency): your choice; one year.

Your browser also keeps for itself your login, the number of tours in your cart, the keys to your orders, the cities that you looked for last and whether you prefer a light or a dark theme, until you log out or clear its memory, and, until you close the tab, what you chose of a tour, which one you marked before you logged in, and what you typed while changing a tour in your cart, at checkout and in the contact form. On the payment step the payment provider may set cookies of its own that it needs to prevent fraud. There is no tracking, no analysis of your visits and no advertising.

## Your rights

You may ask us what we keep about you, have it corrected, erased or restricted, object to its use, and receive it in a form you can take elsewhere. Write to <{email}>; we answer within a month. You may also complain to a data protection authority, for example that of the country where you live.

Please send us a message too if you want your account closed. Records that the law makes us keep stay until their time is over; everything else is erased.
`;

const notice = `## Who runs this site

{postalLine}

Commercial register: {companyRegister}

VAT number: {vatNumber}

You can reach us by e-mail at <{email}>.

## What we are

{company} sells guided tours in its own name; local guides carry them out. Each contract is made between you and {company}, under the [terms](/legal/terms). Tours are taxed under the margin scheme for travel agents.

## Texts and pictures

{company} is responsible for what this site says. The posters are drawn for this site and show places as a poster would, not as a photograph does. Texts and pictures are protected by copyright; please ask before using them elsewhere. We link to other sites with care, but what they say is the responsibility of those who run them.

## If something is wrong

If you find a mistake, if part of the site is hard for you to use, or if something here touches your rights, write to <{email}>. How we treat personal data is explained in the [privacy notice](/legal/privacy).
`;

export const english: LegalTexts = {
  terms: { title: 'Terms', markdown: terms },
  privacy: { title: 'Privacy notice', markdown: privacy },
  'legal-notice': { title: 'Legal notice', markdown: notice },
};
