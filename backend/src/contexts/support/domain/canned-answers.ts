import type { Translated } from '../../../shared-kernel/language/locale.js';

/** A text that the team writes often, in the seven languages. */
export interface CannedAnswer {
  readonly id: string;
  /** As the team finds it. */
  readonly title: string;
  readonly texts: Translated;
  readonly version: number;
}

export abstract class CannedAnswers {
  abstract find(id: string): Promise<CannedAnswer | undefined>;
  /** Throws CannedAnswerTaken where another one has the title. */
  abstract add(answer: Omit<CannedAnswer, 'version'>): Promise<void>;
  /** Throws ChangedMeanwhile unless the answer is of this version still, and CannedAnswerTaken. */
  abstract change(answer: CannedAnswer): Promise<void>;
  abstract remove(id: string): Promise<void>;
}
