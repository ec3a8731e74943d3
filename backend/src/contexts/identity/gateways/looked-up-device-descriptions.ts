import { Injectable } from '@nestjs/common';
import Bowser from 'bowser';
import { type CityResponse, Reader } from 'mmdb-lib';
import { readFileSync } from 'node:fs';
import { Config } from '../../../platform/config.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { DeviceDescriptions } from '../domain/device-descriptions.js';

/** Bowser takes any other name from the header, where anybody can write anything. */
const KNOWN_BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const KNOWN_SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/** Browsers by bowser; places by the operator's file in MaxMind's format (`LOCATIONS_FILE`), if there is one. */
@Injectable()
export class LookedUpDeviceDescriptions extends DeviceDescriptions {
  private reader: Reader<CityResponse> | undefined;

  constructor(private readonly config: Config) {
    super();
  }

  browserOf(userAgent: string): string | undefined {
    if (userAgent === '') return undefined;
    const { browser, os } = Bowser.parse(userAgent);
    if (!browser.name || !KNOWN_BROWSERS.has(browser.name)) return undefined;
    const version = /^\d+/.exec(browser.version ?? '')?.[0];
    const program = version ? `${browser.name} ${version}` : browser.name;
    return os.name && KNOWN_SYSTEMS.has(os.name) ? `${program}, ${os.name}` : program;
  }

  locationOf(ip: string, language: Locale): string | undefined {
    const found = this.places()?.get(ip);
    const names = [found?.city?.names, found?.country?.names].map((each) => nameIn(each, language));
    return names.filter(Boolean).join(', ') || undefined;
  }

  private places(): Reader<CityResponse> | undefined {
    const { LOCATIONS_FILE } = this.config;
    if (LOCATIONS_FILE) this.reader ??= new Reader<CityResponse>(readFileSync(LOCATIONS_FILE));
    return this.reader;
  }
}

type Names = Readonly<Partial<Record<string, string>>>;

/** The file's names have languages without countries, and not all of ours. */
const nameIn = (names: object | undefined, language: Locale): string | undefined =>
  (names as Names | undefined)?.[language.slice(0, 2)] ?? (names as Names | undefined)?.['en'];
