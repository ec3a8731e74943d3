import { ApiProperty } from '@nestjs/swagger';

export class MoneyShape {
  @ApiProperty({ description: 'Integer of the minor unit.', example: 12900 }) amount!: number;
  @ApiProperty({ example: 'EUR' }) currency!: string;
}
