import type { SendOptions } from '../api/api.js';

/**
 * As `fetch`, for a form with files: it tells how much was sent. `fetch` itself cannot do so yet. Aborts by the request's signal.
 */
export function fetchWithProgress(fields: unknown, { onProgress, signal }: SendOptions): typeof fetch {
  return (url, { method = 'GET', headers } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url instanceof Request ? url.url : url);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => resolve(responseOf(request)));
      request.addEventListener('error', () => reject(new TypeError('The connection broke')));
      request.addEventListener('abort', () => reject(abortReason(signal)));
      signal?.addEventListener('abort', () => request.abort());
      if (signal?.aborted) reject(abortReason(signal));
      else request.send(formOf(fields));
    });
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Readonly<Record<string, string | Blob>>))
    form.append(name, value);
  return form;
}

const abortReason = (signal: AbortSignal | null | undefined): Error =>
  (signal?.reason as Error | undefined) ?? new DOMException('Aborted', 'AbortError');

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = new Headers(
    lines.filter(Boolean).map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
  const { status } = request;
  return new Response(status === 204 ? null : (request.response as Blob), { status, headers });
}
