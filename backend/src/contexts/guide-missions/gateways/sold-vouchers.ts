import { Injectable } from '@nestjs/common';
import { SoldDepartures } from '../index.js';
import { Vouchers } from '../domain/vouchers.js';

@Injectable()
export class SoldVouchers extends Vouchers {
  constructor(private readonly sold: SoldDepartures) {
    super();
  }

  /** What has no signature was typed: the mission says whether it is one of its bookings. */
  referenceOf(code: string): string | undefined {
    return code.includes('.') ? this.sold.referenceOfVoucher(code) : code.toUpperCase();
  }
}
