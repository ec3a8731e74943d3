import type { ApiCallView, ApiKeyView, CreateApiKeyRequest, NewApiKey } from '../../api/generated/types.gen.js';

export type { ApiCallView, ApiKeyView, CreateApiKeyRequest, NewApiKey };
export type Scope = ApiKeyView['scopes'][number];

/** What may be done with keys. Each page names its own calls. */
export interface KeyCalls {
  readonly create: (body: CreateApiKeyRequest) => Promise<NewApiKey>;
  readonly rotate: (key: string, overlapHours: number) => Promise<NewApiKey>;
  readonly revoke: (key: string) => Promise<unknown>;
}
