import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, notFoundAs, refused, ruledOut } from '../../testing/contract.js';
import { emptyValues, requestOf } from './quote-values.js';
import { airportsQuery, quoteChoicesQuery, quoteQuery, requestQuote } from './quotes.api.js';

const { eachLike, integer, regex, string } = MatchersV3;
const given = 'the demonstration';
const site = { locale: 'de_DE', currency: 'EUR' } as const;
const query = { language: 'de_DE', currency: 'EUR' };

const pickUp = requestOf('airport-pickup', {
  ...emptyValues('IT'),
  customerName: '髙橋 花',
  selectedEmail: 'hana@example.org',
  phoneNumber: '+39 06 69981',
  airport: 'FCO',
  flightNumber: 'az 609',
  terminal: '3',
  date: '2027-05-02',
  time: '09:30',
  addressTo: 'Via Appia 1',
});
const key = (name: string): string => `pact-quotes-${name}`;
const call = { given, path: '/api/quotes', method: 'POST', query } as const;

describe('the forms of quotes', () => {
  it('know vehicles, ports and terms', async () => {
    const answer = {
      vehicles: eachLike({ id: string('sedan'), name: string('Limousine'), seats: integer(3), suitcases: integer(3) }),
      ports: eachLike({ id: string('naples'), name: string('Naples'), timeZone: string('Europe/Rome') }),
      services: eachLike({ type: string('safari'), leadHours: integer(168) }),
      waitingMinutes: { airport: integer(60), port: integer(30), address: integer(15) },
      freeHours: integer(48),
    };
    const expectation = { given, path: '/api/quote-choices', query: { language: 'de_DE' }, answer };
    await expectAnswer('what quotes choose from', expectation, (client) => client.fetchQuery(quoteChoicesQuery(site)));
  });

  it('find airports with their clocks', async () => {
    const answer = eachLike({
      iata: string('FCO'),
      city: string('Rom'),
      name: string('Airport'),
      timeZone: string('Europe/Rome'),
    });
    const search = { query: 'rom', limit: 10, language: 'de_DE' };
    const expectation = { given, path: '/api/airports/search', query: search, answer };
    await expectAnswer('airports', expectation, (client) => client.fetchQuery(airportsQuery('rom', site)));
  });

  it('send a request, whose link a guest gets', async () => {
    const answer = { reference: regex(/^QT-[0-9A-Z]{6}$/, 'QT-4F8T2W'), accessToken: string('token') };
    const headers = { 'idempotency-key': key('taken') };
    const expectation = { ...call, headers, body: pickUp, status: 201, answer };
    await expectAnswer('a request for a price', expectation, (_, api) => requestQuote(api, pickUp, site, key('taken')));
  });

  it('are told of the field that is wrong', async () => {
    const body = { ...pickUp, selectedEmail: 'hana@nowhere' };
    const expectation = { ...call, headers: { 'idempotency-key': key('refused') }, body, ...refused('selectedEmail') };
    const asked = expectAnswer('a request from no address', expectation, (_, api) =>
      requestQuote(api, body, site, key('refused')),
    );
    await expect(asked).rejects.toMatchObject({ status: 422, errors: [{ field: 'selectedEmail' }] });
  });

  it('are told of a flight that does not land there', async () => {
    const body = { ...pickUp, flightNumber: 'BA117' };
    const refusal = ruledOut('QUOTE_FLIGHT_OF_ANOTHER_AIRPORT', 'flightNumber');
    const expectation = { ...call, headers: { 'idempotency-key': key('flight') }, body, ...refusal };
    const asked = expectAnswer('a request with a flight of another airport', expectation, (_, api) =>
      requestQuote(api, body, site, key('flight')),
    );
    await expect(asked).rejects.toMatchObject({ status: 422, errors: [{ field: 'flightNumber' }] });
  });
});

describe('the page of a quote', () => {
  it('is told that a link opens nothing', async () => {
    const expectation = {
      given,
      path: '/api/quotes/QT-000000',
      query: { language: 'de_DE', token: 'wrong' },
      ...notFoundAs('QUOTE_UNKNOWN'),
    };
    const asked = expectAnswer('a quote that there is not', expectation, (client) =>
      client.fetchQuery({ ...quoteQuery('QT-000000', 'wrong', site), retry: false }),
    );
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'QUOTE_UNKNOWN' });
  });
});
