import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type ApiDescription, openApiDocument } from './platform/http/openapi.js';

const DESCRIPTION = `Private guided tours with local guides: catalogue, booking, missions.

Amounts are integers of the minor unit; times are those of the city, with its zone and the instant. Errors are
\`application/problem+json\` with a stable \`code\` ([all of them](/api/docs/problems)).

A purchase in six calls: \`GET /api/tours\`, \`GET /api/tour/{id}/availability\`, \`POST /api/tour/{id}/price\`,
\`POST /api/cart/items\` (with the quote token; keep the cookie), \`POST /api/orders\` (with an Idempotency-Key),
\`POST /api/orders/{reference}/payment\`; then \`GET /api/orders/{reference}\` until it is paid.

What a call does not know is refused, never ignored: a parameter of the query or a field of the body that is not in its
description is 422 with its name. Every call understands \`language\` in its query, for what it answers and for what it
refuses with; the headers \`X-Language\` and \`Accept-Language\` choose the latter alone. What names the thing that is
asked about (in the path, or required in the query) and is not there is 404, \`MOVED\` with \`params.slug\` where it is
called otherwise today; a filter of a list with a value that there is not is 422 with its name, and a page after the
last is an empty list. Texts are kept without what nobody sees in them, such as letters that turn the writing round.`;

/** The words of the API document that no single call can say. */
export const API_DESCRIPTION: ApiDescription = {
  title: 'Cicerone',
  description: DESCRIPTION,
  tags: [
    ['Catalogue', 'Tours, cities, countries and continents.'],
    ['Reviews', 'What travellers wrote, and how it adds up.'],
    ['Content', 'Texts that editors keep, feeds and pictures.'],
    ['Booking', 'Availability, price, cart and orders.'],
    ['Payments', 'Paying an order.'],
    ['Partners', 'For programs of partners, with a key; and the keys themselves.'],
    ['Payouts', 'Where people have money sent to.'],
    ['Quotes', 'Prices on request, and what they are asked with: airports, ships, ports, vehicles.'],
    ['Identity', 'Accounts and sessions.'],
    ['me', 'Of who is signed in.'],
    ['Guides', 'Who guides where; missions and earnings.'],
    ['Files', 'Pictures and sound that people upload.'],
    ['Support', 'Letters to the team, and the newsletter.'],
    ['Site', 'What pages fetch ahead.'],
    ['Operation', 'Health, and what providers tell.'],
    ['admin', 'For the team.'],
    ['development', 'Not in production.'],
  ],
  credentials: [
    {
      name: 'cart',
      in: 'cookie',
      parameter: 'cicerone_cart',
      description:
        'Set by the first call that puts a tour into a cart: whose cart it is that nobody has signed in for.',
    },
    {
      name: 'orderLink',
      in: 'query',
      parameter: 'token',
      description: 'The `accessToken` of a guest’s order, which is in its mailed link too.',
    },
    {
      name: 'quoteLink',
      in: 'query',
      parameter: 'token',
      description: 'The `accessToken` of a quote that was asked for without an account; its mailed link has it too.',
    },
  ],
};

/** The OpenAPI document of the running application. */
export const apiDocumentOf = (app: NestFastifyApplication): OpenAPIObject => openApiDocument(app, API_DESCRIPTION);
