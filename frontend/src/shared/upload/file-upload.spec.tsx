import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiProblem, type SendOptions } from '../../api/api.js';
import { openPage } from '../../testing/open-page.js';
import { FileUpload, PICTURES } from './file-upload.js';

/** Takes one upload at a time; the test says how it goes on. */
class Server {
  sent: {
    body: { file: File };
    options: SendOptions;
    resolve: (answer: unknown) => void;
    reject: (error: Error) => void;
  }[] = [];

  get<T>(): Promise<T> {
    return Promise.reject(new Error('nothing to read'));
  }

  send<T>(_method: string, _path: string, body: unknown, options: SendOptions): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new ApiProblem({ status: 0, code: 'OFFLINE' })));
      this.sent.push({ body: body as { file: File }, options, resolve: resolve as (answer: unknown) => void, reject });
    });
  }
}

const uploaded: string[] = [];
const Page = () => (
  <FileUpload
    accept={PICTURES}
    action="Choose"
    hint="Up to 10 MB."
    onUploaded={({ newGalleryEntry }) => {
      uploaded.push(newGalleryEntry.path);
    }}
  />
);
const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

async function open() {
  uploaded.length = 0;
  const server = new Server();
  await openPage({ page: Page, path: 'account', messages: ['upload'], api: server as never });
  await screen.findByRole('button', { name: 'Choose' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  return { server, choose: () => fireEvent.change(input, { target: { files: [photo] } }) };
}

describe('the upload of a file', () => {
  afterEach(cleanup);

  it('says how far it is, and what came of it', async () => {
    const { server, choose } = await open();
    choose();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.body.file).toBe(photo);
    act(() => server.sent[0]?.options.onProgress?.(0.5));
    expect(screen.getByText(/me\.jpg: 50% sent/)).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.5');
    await act(async () => server.sent[0]?.resolve({ newGalleryEntry: { path: 'a.jpg' } }));
    expect(uploaded).toEqual(['a.jpg']);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('can be cancelled', async () => {
    const { server, choose } = await open();
    choose();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(server.sent[0]?.options.signal?.aborted).toBe(true);
    expect([uploaded, screen.queryByRole('alert')]).toEqual([[], null]);
  });

  it('says why it failed', async () => {
    const { server, choose } = await open();
    choose();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    const problem = new ApiProblem({ status: 422, code: 'FILE_TYPE_REFUSED', detail: 'File upload unsuccessful.' });
    await act(async () => server.sent[0]?.reject(problem));
    expect(screen.getByText('File upload unsuccessful.')).toBeTruthy();
  });

  it('takes a file that is dropped', async () => {
    const { server } = await open();
    const place = screen.getByText(/Up to 10 MB/).parentElement as HTMLElement;
    fireEvent.drop(place, { dataTransfer: { files: [photo] } });
    await waitFor(() => expect(server.sent).toHaveLength(1));
  });
});
