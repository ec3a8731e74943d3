import { plainToInstance, Transform, Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsTimeZone,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';
import { existsSync } from 'node:fs';
import path from 'node:path';

const blankIsAbsent = Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

/** The demonstration's company is invented, and so is all that is said of it. */
const INVENTED_COMPANY = 'Cicerone S.r.l., Via del Governo Vecchio 73, 00186 Roma, Italia';
/** Begins with the letters of its country: `IT00000000000`, `CHE-000.000.000 MWST`. */
const VAT_NUMBER = /^[A-Z]{2,3}(?=.*\d)[A-Z\d.+* -]{2,20}$/;

const HOST_AND_PORT = String.raw`(?:[a-z\d.-]+|\[[\da-f:.]+\]):\d{1,5}`;
const EGRESS_LIST = new RegExp(`^${HOST_AND_PORT}(?:,${HOST_AND_PORT})*$`);

/** Everything the product can be told from outside, read once from the environment and checked before anything starts. */
export class Config {
  /** demo: loopback, demo accounts, `/dev`, a clock that can be moved. test: the same without the demonstration. */
  @IsIn(['demo', 'test', 'production']) APP_MODE: 'demo' | 'test' | 'production' = 'demo';
  @IsIn(['web', 'worker', 'all']) ROLE: 'web' | 'worker' | 'all' = 'all';
  @Type(() => Number) @IsInt() @Min(0) @Max(65_535) PORT = 3000;
  /** Address to listen on; outside production always 127.0.0.1 unless set. */
  @blankIsAbsent @IsOptional() @IsString() HOST?: string;
  /** Where people reach the site, without a slash at the end. */
  @blankIsAbsent @IsOptional() @IsUrl({ require_tld: false, require_protocol: true }) PUBLIC_URL?: string;
  /** Holds all state of the embedded PostgreSQL, the mailbox's attachments and uploaded files. */
  @IsString() DATA_DIR = '.data';
  @blankIsAbsent @IsOptional() @IsString() DATABASE_URL?: string;
  @blankIsAbsent @IsOptional() @IsString() REDIS_URL?: string;
  /** Signs tokens and links; at least 32 characters. In demo and test mode one is made and kept in DATA_DIR. */
  @blankIsAbsent @IsOptional() @IsString() @MinLength(32) APP_SECRET?: string;
  @Type(() => Number) @IsInt() @Min(0) @Max(65_535) METRICS_PORT = 0;
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent']) LOG_LEVEL = 'info';
  @blankIsAbsent @IsOptional() @IsString() S3_BUCKET?: string;
  @blankIsAbsent @IsOptional() @IsString() S3_ENDPOINT?: string;
  @IsString() S3_REGION = 'eu-central-1';
  @blankIsAbsent @IsOptional() @IsString() S3_ACCESS_KEY_ID?: string;
  @blankIsAbsent @IsOptional() @IsString() S3_SECRET_ACCESS_KEY?: string;
  @blankIsAbsent @IsOptional() @IsString() STRIPE_SECRET_KEY?: string;
  @blankIsAbsent @IsOptional() @IsString() STRIPE_PUBLISHABLE_KEY?: string;
  @blankIsAbsent @IsOptional() @IsString() STRIPE_WEBHOOK_SECRET?: string;
  /** Where Stripe's API answers; only tests set it. */
  @blankIsAbsent @IsOptional() @IsString() STRIPE_API_URL?: string;
  /** Where money is sent to by bank transfer: JSON by currency, or the path of a file with it. */
  @blankIsAbsent @IsOptional() @IsString() BANK_ACCOUNTS?: string;
  @blankIsAbsent @IsOptional() @IsString() MAILJET_API_KEY?: string;
  @blankIsAbsent @IsOptional() @IsString() MAILJET_API_SECRET?: string;
  /** The last part of the address that Mailjet's event API calls: at least 32 characters. Without it nothing is taken. */
  @blankIsAbsent @IsOptional() @Matches(/^[\w-]{32,100}$/) MAILJET_EVENTS_SECRET?: string;
  /** Where Mailjet's API answers; only tests set it. */
  @blankIsAbsent @IsOptional() @IsString() MAILJET_API_URL?: string;
  @IsString() MAIL_FROM = 'Cicerone <hello@cicerone.example>';
  /** The team's own address: contact, work items. */
  @IsString() TEAM_EMAIL = 'team@cicerone.example';
  /** The company's name and address, as it stands under every mail and document. */
  @IsString() POSTAL_LINE = INVENTED_COMPANY;
  @blankIsAbsent
  @IsOptional()
  @Matches(VAT_NUMBER, { message: 'must be a VAT number that begins with the letters of its country' })
  VAT_NUMBER?: string;
  /** Place of the company's register and its number there: `Roma, RM-0000000`. */
  @blankIsAbsent
  @IsOptional()
  @MaxLength(50)
  @Matches(/\d/, { message: 'must name the number in the register' })
  COMPANY_REGISTER?: string;
  /** Names the company's series of invoice numbers. Never changed while the company is the same. */
  @Matches(/^[A-Z0-9]{2,12}$/, { message: 'must be 2 to 12 capital letters and digits' }) COMPANY_CODE = 'CIC';
  /** Where the company pays VAT: ISO 3166-1, two capital letters. */
  @Matches(/^[A-Z]{2}$/, { message: 'must be two capital letters' }) COMPANY_COUNTRY = 'IT';
  /** The clock that dates invoices. */
  @IsTimeZone() COMPANY_TIME_ZONE = 'Europe/Rome';
  /** The European Central Bank's daily feed or one of its form; without it the dated snapshot is used. */
  @blankIsAbsent @IsOptional() @IsString() EXCHANGE_RATES_URL?: string;
  /** The REST service of VIES, the European register of VAT numbers; without it nobody is asked. */
  @blankIsAbsent @IsOptional() @IsString() VIES_URL?: string;
  /** Hosts and ports, `localhost:9100,calendar.test:80`, that calls to named addresses may reach inside; never in production. */
  @blankIsAbsent
  @IsOptional()
  @Matches(EGRESS_LIST, { message: 'must list hosts with their ports, as in localhost:9100,calendar.test:80' })
  EGRESS_ALLOW?: string;
  @blankIsAbsent @IsOptional() @IsString() SITE_GATE_PASSWORD?: string;
  /** A file in MaxMind's format that says where network addresses are; without it the place of a login is unknown. */
  @blankIsAbsent @IsOptional() @IsString() LOCATIONS_FILE?: string;
  /** Whether search engines may list the pages: 1 or 0; without it, only in production. */
  @blankIsAbsent
  @IsOptional()
  @Type(() => Number)
  @IsIn([0, 1])
  SEARCH_ENGINES?: 0 | 1;
  /** 0 switches rate limits off; only load tests do. */
  @Type(() => Number) @IsInt() @Min(0) @Max(1) RATE_LIMITS = 1;
  /** 0 switches the cache of rendered pages off; only load tests do. */
  @Type(() => Number) @IsInt() @Min(0) @Max(1) PAGE_CACHE = 1;

  get isProduction(): boolean {
    return this.APP_MODE === 'production';
  }

  /** `host:port`, each. */
  get egressAllow(): readonly string[] {
    return this.EGRESS_ALLOW?.split(',') ?? [];
  }

  get isForSearchEngines(): boolean {
    return this.SEARCH_ENGINES === undefined ? this.isProduction : this.SEARCH_ENGINES === 1;
  }

  get publicUrl(): string {
    return (this.PUBLIC_URL ?? `http://localhost:${this.PORT}`).replace(/\/$/, '');
  }

  /** Undefined where the company has none to show. */
  get vatNumber(): string | undefined {
    return this.VAT_NUMBER ?? this.ofInvention('IT00000000000');
  }

  /** Undefined where the company has none to show. */
  get companyRegister(): string | undefined {
    return this.COMPANY_REGISTER ?? this.ofInvention('Roma, RM-0000000');
  }

  get dataDir(): string {
    return path.resolve(this.DATA_DIR);
  }

  get host(): string {
    return this.HOST ?? (this.isProduction ? '0.0.0.0' : '127.0.0.1');
  }

  /** A number that nobody has, marked as such, of the company that nobody has either. */
  private ofInvention(number: string): string | undefined {
    return !this.isProduction && this.POSTAL_LINE === INVENTED_COMPANY ? `${number} (demo)` : undefined;
  }
}

/** The environment has values that cannot work; the message lists each with what to do. */
export class ConfigInvalid extends Error {}

/** Reads and checks the environment. Throws {@link ConfigInvalid} with one line per mistake. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const known = Object.getOwnPropertyNames(new Config());
  const names = new Set([...known, ...OPTIONAL_NAMES]);
  const values = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => names.has(name) && value !== ''),
  );
  const config = plainToInstance(Config, values);
  const mistakes = validateSync(config).map(
    (error) => `${error.property}: ${Object.values(error.constraints ?? {}).join(', ')}`,
  );
  mistakes.push(...missingPieces(config));
  if (mistakes.length > 0)
    throw new ConfigInvalid(`The configuration cannot work:\n  ${mistakes.join('\n  ')}\nSee .env.example.`);
  return config;
}

const OPTIONAL_NAMES = [
  'HOST',
  'PUBLIC_URL',
  'DATABASE_URL',
  'REDIS_URL',
  'APP_SECRET',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
  'BANK_ACCOUNTS',
  'MAILJET_API_KEY',
  'MAILJET_API_SECRET',
  'MAILJET_API_URL',
  'MAILJET_EVENTS_SECRET',
  'VAT_NUMBER',
  'COMPANY_REGISTER',
  'EXCHANGE_RATES_URL',
  'VIES_URL',
  'EGRESS_ALLOW',
  'SITE_GATE_PASSWORD',
  'LOCATIONS_FILE',
  'SEARCH_ENGINES',
];

function missingPieces(config: Config): string[] {
  const missing: string[] = [];
  const together = (group: string, ...names: (keyof Config)[]) => {
    const set = names.filter((name) => config[name] !== undefined);
    if (set.length > 0 && set.length < names.length) missing.push(`${group}: set all of ${names.join(', ')} or none`);
  };
  together('Stripe', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET');
  together('Mailjet', 'MAILJET_API_KEY', 'MAILJET_API_SECRET');
  together('S3', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  if (config.LOCATIONS_FILE && !existsSync(config.LOCATIONS_FILE))
    missing.push(`LOCATIONS_FILE: there is no file ${config.LOCATIONS_FILE}`);
  if (!config.isProduction) return missing;
  if (!config.APP_SECRET) missing.push('APP_SECRET: set 32 or more random characters');
  if (!config.PUBLIC_URL) missing.push('PUBLIC_URL: set the address people reach the site at');
  if (!config.DATABASE_URL) missing.push('DATABASE_URL: production needs a PostgreSQL of its own');
  if (!config.STRIPE_SECRET_KEY) missing.push('STRIPE_SECRET_KEY: production charges real cards only');
  if (!config.MAILJET_API_KEY) missing.push('MAILJET_API_KEY: production sends real mails');
  if (config.EGRESS_ALLOW) missing.push('EGRESS_ALLOW: production calls public addresses alone; leave it out');
  if (/cicerone-demo/.test(config.APP_SECRET ?? ''))
    missing.push('APP_SECRET: the demonstration’s secret cannot be used');
  return missing;
}
