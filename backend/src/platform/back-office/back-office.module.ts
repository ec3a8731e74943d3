import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditController } from '../audit/audit.controller.js';
import { FindAuditRecords } from '../audit/find-audit-records.js';
import { ChangeNoteHandler } from './change-note.js';
import { FindAnything } from './find-anything.js';
import { FindNotes } from './find-notes.js';
import { NotesController } from './notes.controller.js';
import { RecordNotes } from './record-notes.js';
import { RecordNotesData } from './record-notes-data.js';
import { SearchController } from './search.controller.js';
import { WriteNoteHandler } from './write-note.js';

/** What the team needs around every record: one search, notes, and the history of changes. */
@Module({
  imports: [DiscoveryModule],
  controllers: [AuditController, SearchController, NotesController],
  providers: [
    FindAuditRecords,
    FindAnything,
    FindNotes,
    RecordNotes,
    RecordNotesData,
    WriteNoteHandler,
    ChangeNoteHandler,
  ],
})
export class BackOfficeModule {}
