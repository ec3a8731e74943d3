import type { DomainEvent } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { PromoCode } from '../domain/promo-code.js';
import { PromoCodeTaken, PromoCodeUnknown } from '../domain/promo-code.errors.js';
import { PromoCodeRepository } from '../domain/promo-code.repository.js';

const copyOf = (promoCode: PromoCode): PromoCode => Object.assign(new PromoCode(), promoCode);

/** Gives and keeps copies: a change counts once it is saved. */
export class InMemoryPromoCodeRepository extends PromoCodeRepository {
  /** What was told of personal codes. */
  readonly facts: DomainEvent[] = [];
  private readonly rows = new Map<string, PromoCode>();

  get all(): readonly PromoCode[] {
    return [...this.rows.values()].map(copyOf);
  }

  async getForChange(id: string): Promise<PromoCode> {
    const row = this.rows.get(id);
    if (!row) throw new PromoCodeUnknown({ promoCode: id });
    return copyOf(row);
  }

  async add(promoCode: PromoCode): Promise<void> {
    if (this.all.some(({ code }) => code === promoCode.code)) throw new PromoCodeTaken({ code: promoCode.code });
    this.rows.set(promoCode.id, copyOf(promoCode));
  }

  async addPersonal(promoCode: PromoCode): Promise<boolean> {
    if (this.all.some(({ ownerId }) => ownerId === promoCode.ownerId)) return false;
    await this.add(promoCode);
    if (promoCode.madeEvent) this.facts.push(promoCode.madeEvent);
    return true;
  }

  async save(promoCode: PromoCode): Promise<void> {
    promoCode.version += 1;
    const { usesTaken = 0 } = this.rows.get(promoCode.id) ?? {};
    this.rows.set(promoCode.id, Object.assign(copyOf(promoCode), { usesTaken }));
  }

  /** Uses are taken beside the repository, as the database does. */
  addUses(id: string, uses: number): void {
    const row = this.rows.get(id);
    if (row) Object.assign(row, { usesTaken: row.usesTaken + uses });
  }
}
