import type { Locale } from '../../../shared-kernel/language/locale.js';

/** What people can recognize a device by. */
export abstract class DeviceDescriptions {
  /** Browser and operating system, `Firefox 132, Windows`; undefined where the browser is not a known one. */
  abstract browserOf(userAgent: string): string | undefined;
  /** City and country of an address; undefined where nobody knows. */
  abstract locationOf(ip: string, language: Locale): string | undefined;
}
