import { ApiProperty } from '@nestjs/swagger';
import { type RawBuilder, sql } from 'kysely';
import { ListPage } from '../../../platform/lists/list-page.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import {
  API_KEY_ACTIONS,
  API_KEY_STATES,
  API_SCOPES,
  type ApiKeyAction,
  type ApiKeyState,
  type ApiScope,
  keyActionsOf,
  stateOf,
} from '../domain/api-key.js';
import {
  type BillingAddress,
  PARTNER_ACTIONS,
  PARTNER_STATES,
  PARTNER_TERMS,
  type PartnerAction,
  type PartnerState,
  type PartnerTermsKind,
} from '../domain/partner.js';

/** A partner in the team's list. */
export class PartnerRow {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Hotel Aurora' }) name!: string;
  @ApiProperty({ enum: PARTNER_STATES }) state!: PartnerState;
  @ApiProperty({ enum: PARTNER_TERMS }) termsKind!: PartnerTermsKind;
  @ApiProperty({ type: 'integer', example: 15 }) percent!: number;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
  @ApiProperty({ type: 'integer', description: 'Keys that work now.' }) keysCount!: number;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) lastCallAt!: Date | null;
  @ApiProperty({ format: 'date-time', type: String }) createdAt!: Date;
}

export class PartnersPage extends ListPage<PartnerRow> {
  @ApiProperty({ type: [PartnerRow] }) items!: PartnerRow[];
}

export class ApiKeyView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Front desk' }) label!: string;
  @ApiProperty({ example: 'x7Qz', description: 'The end of the key. The key itself is shown once.' }) last4!: string;
  @ApiProperty({ enum: API_SCOPES, isArray: true }) scopes!: ApiScope[];
  @ApiProperty({ enum: API_KEY_STATES, description: '`replaced`: works until `expiresAt`, beside its successor.' })
  state!: ApiKeyState;
  @ApiProperty({ format: 'date-time', type: String }) createdAt!: Date;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) lastUsedAt!: Date | null;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) expiresAt!: Date | null;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) revokedAt!: Date | null;
  @ApiProperty({ enum: API_KEY_ACTIONS, isArray: true }) actions!: ApiKeyAction[];
}

class PartnerAddress implements BillingAddress {
  @ApiProperty() street!: string;
  @ApiProperty() zip!: string;
  @ApiProperty() city!: string;
  @ApiProperty({ example: 'IT' }) country!: string;
}

/** A partner as the team sees it. */
export class PartnerRecord extends PartnerRow {
  @ApiProperty() contactName!: string;
  @ApiProperty({ description: 'The account with this confirmed address manages the partner’s keys.' }) email!: string;
  @ApiProperty() phone!: string;
  @ApiProperty({ enum: LOCALES }) language!: Locale;
  @ApiProperty({ type: String, nullable: true }) vat!: string | null;
  @ApiProperty({ type: PartnerAddress }) address!: PartnerAddress;
  @ApiProperty({ type: String, nullable: true }) suspendReason!: string | null;
  @ApiProperty({ type: [ApiKeyView], description: 'The newest first.' }) keys!: ApiKeyView[];
  @ApiProperty() version!: number;
  @ApiProperty({ enum: PARTNER_ACTIONS, isArray: true, description: 'What the reader may do now.' })
  actions!: PartnerAction[];
}

/** A partner as its own person sees it. */
export class OwnPartner {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: PARTNER_STATES }) state!: PartnerState;
  @ApiProperty({ enum: PARTNER_TERMS }) termsKind!: PartnerTermsKind;
  @ApiProperty({ type: 'integer' }) percent!: number;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
  @ApiProperty({ type: [ApiKeyView] }) keys!: ApiKeyView[];
  @ApiProperty({ enum: ['create-key'], isArray: true }) actions!: 'create-key'[];
}

/** The answer to who makes a key. */
export class NewApiKey {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'cic_mJ4…', description: 'Shown once: nobody can read it again.' }) secret!: string;
}

export class ApiCallView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'date-time', type: String }) at!: Date;
  @ApiProperty({ description: 'The name of the key.' }) keyLabel!: string;
  @ApiProperty() keyLast4!: string;
  @ApiProperty({ example: 'POST' }) method!: string;
  @ApiProperty({ example: '/octo/bookings/:uuid/confirm' }) route!: string;
  @ApiProperty({ type: 'integer', example: 200 }) status!: number;
  @ApiProperty({ type: 'integer' }) durationMs!: number;
  @ApiProperty({ description: 'Answers name it in x-request-id: ask us with it.' }) requestId!: string;
}

export class ApiCallsPage extends ListPage<ApiCallView> {
  @ApiProperty({ type: [ApiCallView] }) items!: ApiCallView[];
}

export const partnerState: RawBuilder<PartnerState> = sql<PartnerState>`
  case when partner.suspended_at is null then 'active' else 'suspended' end
`;

export const partnerColumns = (now: Date): RawBuilder<PartnerRow> => sql<PartnerRow>`
  partner.id, partner.name, ${partnerState} as state, partner.terms_kind as "termsKind", partner.percent,
  partner.currency, partner.created_at as "createdAt",
  (select count(*)::int from partners.api_key key where key.partner_id = partner.id and key.revoked_at is null
     and (key.expires_at is null or key.expires_at > ${now})) as "keysCount",
  (select max(key.last_used_at) from partners.api_key key where key.partner_id = partner.id) as "lastCallAt"
`;

type KeyColumns = Omit<ApiKeyView, 'state' | 'actions'>;

export const keysOf = (partnerId: string): RawBuilder<KeyColumns> => sql<KeyColumns>`
  select id, name as label, last4, scopes, created_at as "createdAt", last_used_at as "lastUsedAt",
         expires_at as "expiresAt", revoked_at as "revokedAt"
  from partners.api_key where partner_id = ${partnerId} order by created_at desc, id desc limit 100
`;

export const keyView = (key: KeyColumns, now: Date): ApiKeyView => ({
  ...key,
  state: stateOf(key, now),
  actions: [...keyActionsOf(key, now)],
});
