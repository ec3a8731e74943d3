import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogueTestApp } from '../../../../test/harness/catalogue-test-app.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';
import type { AirportView } from '../queries/find-airports.js';
import type { CruiseCompanyView } from '../queries/find-cruise-companies.js';
import { importAirports } from '../reference/import-airports.js';
import { ReferenceData } from '../reference/reference-data.js';

describe('what a request for a quote chooses from', () => {
  let testApp: CatalogueTestApp;

  beforeAll(async () => {
    testApp = await CatalogueTestApp.open(new Date('2026-11-20T12:00:00Z'), {}, { database: worldDatabase });
  });
  afterAll(async () => testApp.close());

  const search = async (query: string): Promise<AirportView[]> => {
    const { status, body } = await testApp.get<AirportView[]>(`/api/airports/search?${query}`);
    expect(status).toBe(200);
    return body;
  };

  it('finds airports by code, and tells city and country in the reader’s language', async () => {
    expect(await search('query=fco&language=de_DE')).toEqual([
      {
        iata: 'FCO',
        name: 'Rome Fiumicino Airport',
        city: 'Rom',
        country: 'Italien',
        latitude: 41.8,
        longitude: 12.239,
        timeZone: 'Europe/Rome',
      },
    ]);
    expect((await search(`query=${encodeURIComponent('東京')}&language=ja_JP`)).map(({ iata }) => iata)).toEqual([
      'HND',
      'NRT',
    ]);
    expect((await search('query=charlotte&language=fr_FR'))[0]).toMatchObject({
      city: 'Charlotte',
      country: 'États-Unis',
    });
    expect((await search(`query=${encodeURIComponent('женев')}&language=ru_RU`))[0]).toMatchObject({ city: 'Женева' });
  });

  it('gives ten where nothing else is said, and refuses a single letter', async () => {
    expect(await search('query=sa')).toHaveLength(10);
    expect(await search('query=sa&limit=3')).toHaveLength(3);
    expect((await testApp.get('/api/airports/search?query=r')).status).toBe(422);
    expect((await testApp.get('/api/airports/search?query=rom&limit=101')).status).toBe(422);
    expect((await testApp.get('/api/airports/search?query=rom&limit=100')).status).toBe(200);
  });

  it('lists twelve cruise companies with their ships', async () => {
    const { body } = await testApp.get<CruiseCompanyView[]>('/api/cruises-ships');
    expect(body).toHaveLength(12);
    expect(body.find(({ id }) => id === 'cunard-line')?.ships[0]).toEqual({ id: 'queen-mary-2', name: 'Queen Mary 2' });
  });

  it('refuses parameters that the ships do not know', async () => {
    expect((await testApp.get('/api/cruises-ships?unheard=1')).status).toBe(422);
    expect((await testApp.get('/api/cruises-ships?language=ja_JP')).status).toBe(200);
  });

  it('writes what was changed by hand anew at a start, but leaves what an operator imported', async () => {
    await testApp.change(`update quotes.airport set name = 'Somewhere Airport' where iata in ('FCO', 'CIA')`);
    await testApp.change(`update quotes.airport set imported = true where iata = 'CIA'`);
    await testApp.app.get(ReferenceData, { strict: false }).onApplicationBootstrap();
    await testApp.until(async () => (await search('query=somewhere')).length === 1);
    expect((await search('query=somewhere+airport'))[0]?.iata).toBe('CIA');
  });

  it('imports OurAirports’ file and keeps the zones that are known', async () => {
    const csv = [
      'type,name,latitude_deg,longitude_deg,iso_country,municipality,scheduled_service,iata_code',
      'large_airport,Leonardo da Vinci Airport,41.804532,12.251998,IT,Rome,yes,FCO',
      'large_airport,Nowhere Airport,1,2,GA,Nowhere,yes,ZZZ',
    ].join('\n');
    const { written, withoutZone } = await importAirports(csv, testApp.databaseUrl);
    expect([written, withoutZone]).toEqual([1, ['ZZZ']]);
    await testApp.until(async () => (await search('query=leonardo')).length === 1);
    expect((await search('query=leonardo+da'))[0]).toMatchObject({
      iata: 'FCO',
      timeZone: 'Europe/Rome',
      latitude: 41.805,
    });
  });
});
