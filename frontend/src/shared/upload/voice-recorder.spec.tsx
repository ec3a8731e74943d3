import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { VoiceRecorder } from './voice-recorder.js';

/** A recorder that has one part of sound as soon as it stops. */
class Recorder {
  static isTypeSupported = (type: string): boolean => type.startsWith('audio/mp4');
  ondataavailable: ((event: { data: Blob }) => void) | undefined;
  onstop: (() => void) | undefined;
  constructor(readonly stream: { getTracks: () => { stop: () => void }[] }) {}
  start(): void {}
  stop(): void {
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.onstop?.();
  }
}

const sent: File[] = [];
const recorded: string[] = [];
const api = {
  get: () => Promise.reject(new Error('nothing to read')),
  send: (_method: string, _path: string, { file }: { file: File }) => {
    sent.push(file);
    return Promise.resolve({ newGalleryEntry: { path: 'kept.m4a' } });
  },
} as never;
let stopped = 0;

async function open(isAllowed: boolean): Promise<void> {
  const getUserMedia = () =>
    isAllowed
      ? Promise.resolve({ getTracks: () => [{ stop: () => (stopped += 1) }] })
      : Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.assign(globalThis, { MediaRecorder: Recorder });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  const page = () => (
    <VoiceRecorder
      hasRecording={false}
      start="Record an answer"
      onRecorded={({ newGalleryEntry: { path } }) => {
        recorded.push(path);
        return Promise.resolve();
      }}
    />
  );
  await openPage({ page, path: 'recruitment', messages: ['upload'], api });
}

afterEach(cleanup);

it('records in the form that the browser has, sends it, and lets the microphone go', async () => {
  await open(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Record an answer' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop and keep it' }));
  await waitFor(() => expect(recorded).toEqual(['kept.m4a']));
  expect(sent.map(({ name, type }) => [name, type])).toEqual([['voice.m4a', 'audio/mp4']]);
  expect(stopped).toBe(1);
});

it('says what to do where the microphone is refused', async () => {
  await open(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Record an answer' }));
  expect((await screen.findByRole('alert')).textContent).toContain('upload a recording');
});
