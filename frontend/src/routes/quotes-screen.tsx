import { useParams } from '@tanstack/react-router';
import { QuotePage } from '../features/quotes/quote-page.js';
import { QuoteRequestPage } from '../features/quotes/quote-request-page.js';

/** A quote, where the address names one, or the form that asks for one: after sending, the other is here already. */
export const QuotesScreen = () =>
  useParams({ strict: false }).reference === undefined ? <QuoteRequestPage /> : <QuotePage />;
