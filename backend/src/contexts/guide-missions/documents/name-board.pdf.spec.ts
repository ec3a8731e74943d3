import { expect, it } from '@jest/globals';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { nameBoardPdf } from './name-board.pdf.js';

const madeAt = new Date('2027-05-01T10:00:00Z');

it.each(LOCALES)('the name board is one page in %s, however long the name', async (language) => {
  for (const name of ['Ada Lovelace', '髙橋 花', 'Александра Константинопольская-Преображенская']) {
    const board = { language, name, reference: 'BK-4F8T2W', line: 'AZ609', postalLine: 'Cicerone', madeAt };
    const pdf = await nameBoardPdf(board);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});
