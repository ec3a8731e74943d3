import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/public-read.js';
import { VoucherCodes, type VoucherKey } from '../documents/voucher-codes.js';

export class VoucherKeyView implements VoucherKey {
  @ApiProperty({ enum: ['OKP'] }) kty!: 'OKP';
  @ApiProperty({ enum: ['Ed25519'] }) crv!: 'Ed25519';
  @ApiProperty({ description: 'Base64url.' }) x!: string;
}

@ApiTags('Guides')
@PublicRead()
@Controller('api/vouchers')
export class VoucherKeyController {
  constructor(private readonly codes: VoucherCodes) {}

  @Get('key')
  @ApiOperation({
    summary: 'The public key of vouchers: a code is `reference.signature`, the signature of the reference in base64url',
  })
  @ApiOkResponse({ type: VoucherKeyView })
  key(): VoucherKeyView {
    return this.codes.publicKey();
  }
}
