import { type Configuration, PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';

type Execute = PostgreSqlConnection['execute'];

/** Texts differ by their filters and by the changed columns. No product has thousands of them. */
const MOST_TEXTS = 2000;
/** Identifiers as parameters, and escaped question marks. */
const NO_PLAIN_PLACES = /\?\?|\\\?/;
const ALL_COLUMNS = /^select "(\w+)"\.\* from "(\w+)"\."(\w+)" as "\1"/;

/**
 * Sends the values of the ORM's statements to PostgreSQL separately from the text, and lists columns by their names.
 * The text is then the same each time and is prepared once ({@link prepareStatements}). The ORM itself writes values
 * into the text, which PostgreSQL then parses and plans each time.
 */
class PreparedConnection extends PostgreSqlConnection {
  private readonly texts = new Map<string, string>();

  override async execute<T extends Awaited<ReturnType<Execute>>>(
    query: Parameters<Execute>[0],
    values: Parameters<Execute>[1] = [],
    method: Parameters<Execute>[2] = 'all',
    transaction?: Parameters<Execute>[3],
    context?: Parameters<Execute>[4],
  ): Promise<T> {
    const text = isPlain(query, values) ? this.textOf(query) : undefined;
    if (text === undefined) return super.execute<T>(query, values, method, transaction, context);
    await this.ensureConnection();
    return this.executeQuery<T>(
      text,
      async () => {
        const connection = (transaction as Kysely<unknown> | undefined) ?? this.getClient();
        const statement = CompiledQuery.raw(text, values as unknown[]);
        return this.transformRawResult<T>(await connection.executeQuery(statement), method);
      },
      context,
    );
  }

  /** The text with numbered parameters and named columns; undefined if its question marks are not all parameters. */
  private textOf(query: string): string | undefined {
    const known = this.texts.get(query);
    if (known !== undefined || this.texts.size >= MOST_TEXTS || NO_PLAIN_PLACES.test(query)) return known;
    let place = 0;
    const text = this.withColumns(query).replaceAll('?', () => `$${(place += 1)}`);
    this.texts.set(query, text);
    return text;
  }

  private withColumns(query: string): string {
    const [start, alias, schema, table] = ALL_COLUMNS.exec(query) ?? [];
    const entity = [...this.metadata.getAll().values()].find(
      (meta) => meta.schema === schema && meta.tableName === table,
    );
    if (start === undefined || !entity) return query;
    const columns = entity.props.flatMap(({ fieldNames }) => fieldNames.map((name) => `"${alias}"."${name}"`));
    return `select ${columns.join(', ')}${start.slice(start.indexOf(' from '))}${query.slice(start.length)}`;
  }
}

/** Whether the arguments are a text and values, each of which is one parameter. */
function isPlain(query: Parameters<Execute>[0], values: Parameters<Execute>[1]): query is string {
  return typeof query === 'string' && Array.isArray(values) && values.length > 0 && values.every(isScalar);
}

function isScalar(value: unknown): boolean {
  return value === null || value instanceof Date || ['string', 'number', 'boolean', 'bigint'].includes(typeof value);
}

/** The ORM's driver with statements that can be prepared. */
export class PreparedDriver extends PostgreSqlDriver {
  protected override readonly connection: PostgreSqlConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new PreparedConnection(config);
  }
}
