import { ApiProperty } from '@nestjs/swagger';

/** Where a page stands in its list. */
export class ListPagination {
  @ApiProperty() page!: number;
  @ApiProperty() size!: number;
  @ApiProperty({ description: 'Exact up to 10000.' }) totalItems!: number;
  @ApiProperty() totalPages!: number;
  @ApiProperty({ description: 'There are more than `totalItems`: a screen says “10,000+”.' }) hasMore!: boolean;
}

/** The answer of a list. A list extends it with `items`, described by its own view. */
export abstract class ListPage<Item> {
  abstract items: readonly Item[];
  @ApiProperty({ type: ListPagination }) pagination!: ListPagination;
}
