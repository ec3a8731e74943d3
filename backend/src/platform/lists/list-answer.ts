import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Header,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { csvOf, type CsvValue } from './csv.js';
import type { ListPage } from './list-page.js';
import { MOST_EXPORTED } from './list-request.js';

/** A list as a file: its name, and the columns in their order. */
export interface CsvFile<Item> {
  readonly name: string;
  readonly columns: Readonly<Record<string, (item: Item) => CsvValue>>;
}

/** Whether the caller prefers a file: browsers and programs that accept anything do not. */
const wantsCsv = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^\s*text\/csv\b/i.test(headers.accept ?? '');

class ListInterceptor<Item> implements NestInterceptor {
  constructor(private readonly file: CsvFile<Item>) {}

  intercept(context: ExecutionContext, next: CallHandler<ListPage<Item>>): Observable<ListPage<Item> | string> {
    const http = context.switchToHttp();
    const { query, headers } = http.getRequest<FastifyRequest<{ Querystring: { format?: string } }>>();
    if (query.format === undefined && wantsCsv({ headers })) query.format = 'csv';
    return next.handle().pipe(map((page) => (query.format === 'csv' ? this.fileOf(page, http.getResponse()) : page)));
  }

  private fileOf({ items }: ListPage<Item>, reply: FastifyReply): string {
    const { name, columns } = this.file;
    const isWhole = items.length <= MOST_EXPORTED;
    const fileName = isWhole ? `${name}.csv` : `${name}-first-${MOST_EXPORTED}.csv`;
    void reply.header('content-type', 'text/csv; charset=utf-8');
    void reply.header('content-disposition', `attachment; filename="${fileName}"`);
    const cells = Object.values(columns);
    const rows = items.slice(0, MOST_EXPORTED).map((item) => cells.map((cell) => cell(item)));
    return csvOf(Object.keys(columns), rows);
  }
}

/**
 * Answers the page of a list as JSON, or the same list as a file. The name of the file says when it does not hold all
 * rows.
 */
export const ListAnswer = <Item extends object>(page: Type<ListPage<Item>>, file: CsvFile<Item>): MethodDecorator =>
  applyDecorators(
    UseInterceptors(new ListInterceptor(file)),
    Header('vary', 'accept'),
    ApiExtraModels(page),
    ApiOkResponse({
      description: 'A page of the list.',
      content: {
        'application/json': { schema: { $ref: getSchemaPath(page) } },
        'text/csv': { schema: { type: 'string' } },
      },
    }),
  );
