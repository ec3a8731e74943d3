import type { Locale } from '../../../shared-kernel/language/locale.js';
import { DeviceDescriptions } from '../domain/device-descriptions.js';

/** Knows one browser and one network. */
export class InMemoryDeviceDescriptions extends DeviceDescriptions {
  browserOf(userAgent: string): string | undefined {
    return userAgent === 'A browser' ? 'Firefox 132, Windows' : undefined;
  }

  locationOf(ip: string, language: Locale): string | undefined {
    if (!ip.startsWith('192.0.2.')) return undefined;
    return language === 'it_IT' ? 'Roma, Italia' : 'Rome, Italy';
  }
}
