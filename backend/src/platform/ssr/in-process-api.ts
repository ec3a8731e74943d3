import type { Locale } from '../../shared-kernel/language/locale.js';
import type { FrontendBundle, PageApi } from './frontend-bundle.js';
import { addressOf, type InProcessRoutes } from './in-process-routes.js';

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
}

/** The frontend's Api port without a network. It only reads, and only as a visitor. */
export class InProcessApi implements PageApi {
  private readonly asked = new Set<string>();

  constructor(
    private readonly routes: InProcessRoutes,
    private readonly frontend: FrontendBundle,
    private readonly language: Locale,
  ) {}

  async get<T>(path: string, query: Readonly<Record<string, string | number | boolean | undefined>> = {}): Promise<T> {
    const written = asText(query);
    this.asked.add(addressOf(path, written));
    const answer = await this.routes.get(path, written, this.language);
    if (answer.status < 400) return answer.body as T;
    throw new this.frontend.ApiProblem(answer.body as Answer);
  }

  /** The addresses that were asked so far. */
  get reads(): readonly string[] {
    return [...this.asked];
  }

  send<T>(): Promise<T> {
    return Promise.reject(new Error('A page that is being rendered only reads'));
  }
}

function asText(query: Readonly<Record<string, string | number | boolean | undefined>>): Record<string, string> {
  const text: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) if (value !== undefined) text[name] = String(value);
  return text;
}
