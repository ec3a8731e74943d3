import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { Subject } from './subject.js';

export type { AuditRecordView as AuditRecord, NoteView as Note } from '../../api/generated/types.gen.js';

const MOST_CHANGES = 100;

export const historyQuery = ({ type, id }: Subject) =>
  apiQuery('/api/admin/audit', { subjectType: type, subject: id, size: MOST_CHANGES });

export const notesQuery = ({ type, id }: Subject) => apiQuery('/api/admin/notes', { subjectType: type, subject: id });

export const writeNote = (api: Api, { type, id }: Subject, text: string) =>
  writeApi(api, 'POST /api/admin/notes', { body: { subjectType: type, subject: id, text } });

export const changeNote = (api: Api, id: string, text: string, version: number) =>
  writeApi(api, 'PUT /api/admin/notes/{id}', { params: { id }, body: { text, version } });

export const removeNote = (api: Api, id: string, version: number) =>
  writeApi(api, 'DELETE /api/admin/notes/{id}', { params: { id, version } });
