import { FormattedMessage } from 'react-intl';
import { Moment } from '../../ui/text/date-time.js';
import { MoneyText } from '../../ui/text/money.js';
import { placeOf } from './quote-place.js';
import type { Quote, QuoteOffer } from './quotes.api.js';

interface OfferProps {
  offer: QuoteOffer;
  place: Quote['place'];
  /** Whether its end still matters. */
  isOpen: boolean;
}

/** A version of the offer: lines, total, VAT, until when, on which terms. */
export const OfferDetails = ({ offer, place, isOpen }: OfferProps) => (
  <div className="grid gap-4">
    {offer.note && (
      <blockquote className="border-s-2 border-line-strong ps-3 wrap-anywhere whitespace-pre-line">
        {offer.note}
      </blockquote>
    )}
    <table className="w-full">
      <caption className="sr-only">
        <FormattedMessage id="quotes.offer.title" />
      </caption>
      <tbody className="divide-y divide-line border-y border-line">
        {offer.lines.map(({ text, amount }, index) => (
          <tr key={index}>
            <th scope="row" className="py-2 pe-4 text-start font-normal wrap-anywhere">
              {text}
            </th>
            <td className="py-2 text-end whitespace-nowrap">
              <MoneyText value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="pt-3 pe-4 text-start font-medium">
            <FormattedMessage id="quotes.offer.total" />
          </th>
          <td className="pt-3 text-end font-serif text-xl whitespace-nowrap">
            <MoneyText value={offer.total} />
          </td>
        </tr>
        <tr className="text-sm text-ink-soft">
          <th scope="row" className="pe-4 text-start font-normal">
            <FormattedMessage id="quotes.offer.vat" values={{ percent: offer.vatBasisPoints / 10_000 }} />
          </th>
          <td className="text-end whitespace-nowrap">
            <MoneyText value={offer.vat} />
          </td>
        </tr>
      </tfoot>
    </table>
    <ul className="grid gap-1 text-sm text-ink-soft">
      {offer.vehicle && (
        <li>
          <FormattedMessage id="quotes.offer.vehicle" values={{ vehicle: offer.vehicle }} />
        </li>
      )}
      {isOpen && (
        <li>
          <FormattedMessage
            id="quotes.offer.validUntil"
            values={{ moment: <Moment value={offer.validUntil} {...placeOf(place)} /> }}
          />
        </li>
      )}
      <li>
        <FormattedMessage id="quotes.offer.policy" values={{ hours: offer.freeHours }} />
      </li>
    </ul>
  </div>
);
