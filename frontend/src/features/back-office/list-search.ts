import type { AuditListData, MailsListData } from '../../api/generated/types.gen.js';

/** Of an address: what the API takes but the page, which is a text there. */
type SearchOf<Query> = Readonly<Partial<Omit<NonNullable<Query>, 'page' | 'size' | 'format' | 'language'>>> & {
  readonly page?: string | undefined;
};

export type MailsSearch = SearchOf<MailsListData['query']>;
export type AuditSearch = SearchOf<AuditListData['query']>;

export const pageOf = ({ page }: { readonly page?: string | undefined }): number => Number(page ?? 1);
