import { describe, expect, it } from '@jest/globals';
import { readOurAirports } from './our-airports.js';

const HEAD =
  '"id","ident","type","name","latitude_deg","longitude_deg","elevation_ft","continent","iso_country","iso_region","municipality","scheduled_service","icao_code","iata_code"';
const SAMPLE = [
  HEAD,
  '1,"LIRF","large_airport","Rome–Fiumicino ""Leonardo da Vinci"" Airport",41.804532,12.251998,14,"EU","IT","IT-62","Rome, Fiumicino","yes","LIRF","FCO"',
  '2,"LIRU","medium_airport","Rome Urbe Airport",41.9519,12.4989,55,"EU","IT","IT-62","Rome","no","LIRU",""',
  '3,"EDDB","large_airport","Old Airport",52.37,13.52,157,"EU","DE","DE-BR","Berlin","no","EDDB","SXF"',
  '4,"ZZZZ","large_airport","Somewhere International Airport",1.5,2.5,0,"AF","GA","GA-1","Somewhere","yes","ZZZZ","ZZZ"',
].join('\n');

describe('OurAirports', () => {
  it('gives large airports with scheduled flights whose time zone is known, and says which others there are', () => {
    expect(
      readOurAirports(
        SAMPLE,
        new Map([
          ['FCO', 'Europe/Rome'],
          ['SXF', 'Europe/Berlin'],
        ]),
      ),
    ).toEqual({
      airports: [
        {
          iata: 'FCO',
          name: 'Rome–Fiumicino "Leonardo da Vinci" Airport',
          city: 'Rome, Fiumicino',
          country: 'IT',
          latitude: 41.805,
          longitude: 12.252,
          time_zone: 'Europe/Rome',
        },
      ],
      withoutZone: ['ZZZ'],
    });
  });

  it('refuses another file', () => {
    expect(() => readOurAirports('a,b\n1,2', new Map())).toThrow('airports.csv');
  });
});
