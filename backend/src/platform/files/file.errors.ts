import { DomainError } from '../../shared-kernel/building-blocks/domain-error.js';

/** The content is of none of the accepted types, whatever its name says. */
export class FileTypeRefused extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'FILE_TYPE_REFUSED';
  override readonly field = 'file';
}

/** The content begins like an accepted type and cannot be read as one. */
export class FileUnreadable extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'FILE_UNREADABLE';
  override readonly field = 'file';
}

/** Sound only: the file has a video track. */
export class FileHasVideo extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'FILE_HAS_VIDEO';
  override readonly field = 'file';
}

export class FileTooLarge extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'FILE_TOO_LARGE';
  override readonly field = 'file';
}

/** The request has no file, or several. */
export class FileMissingInForm extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'FILE_MISSING_IN_FORM';
  override readonly field = 'file';
}

/** The request ended before the file did. */
export class UploadCutOff extends DomainError {
  readonly kind = 'malformed';
  readonly code = 'UPLOAD_CUT_OFF';
}

/** The person has uploaded many files that nothing uses yet. */
export class TooManyUnusedFiles extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TOO_MANY_UNUSED_FILES';
}

/** The store does not answer. Nothing of the file was kept. */
export class FileStoreDown extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'FILE_STORE_DOWN';
}

/** No file of this person has the path, or something else uses it. */
export class FileUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'FILE_UNKNOWN';

  constructor(override readonly field: string) {
    super();
  }
}
