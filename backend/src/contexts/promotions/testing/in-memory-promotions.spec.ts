import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { InMemoryPromoCodeRepository } from './in-memory-promo-code.repository.js';
import { InMemoryPromoUses } from './in-memory-promo-uses.js';
import { promotionsPortsContract } from './promotions-ports.contract.js';

const NOW = new Date('2026-11-20T12:00:00Z');

promotionsPortsContract('in memory', NOW, () => {
  const codes = new InMemoryPromoCodeRepository();
  return { codes, uses: new InMemoryPromoUses(codes, new FixedClock(NOW)), alone: (work) => work() };
});
