import QRCode from 'qrcode';

/**
 * The dark squares of a QR code, row by row. Level M: a seventh of it may be torn or wet. Throws where the content is
 * longer than a code holds (2,331 bytes).
 */
export function qrModules(content: string): readonly (readonly boolean[])[] {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' });
  return Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (__, column) => Boolean(modules.get(row, column))),
  );
}

/** Squares of light around a code, which scanners need. */
export const QUIET_ZONE = 4;
