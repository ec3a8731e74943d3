import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.js';
import { uploadFile, type UploadedFile } from './upload.api.js';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Upload {
  readonly state: State;
  /** A second file takes the place of one that is on its way. */
  readonly send: (file: File) => Promise<void>;
  readonly cancel: () => void;
}

/** Sends one file at a time. Who leaves the page cancels it. */
export function useUpload(onUploaded: (file: UploadedFile) => Promise<void> | void): Upload {
  const api = useApi();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const isStillWanted = (): boolean => running.current === own && !own.signal.aborted;
    setState({ kind: 'sending', name: file.name, share: 0 });
    try {
      const uploaded = await uploadFile(api, file, {
        signal: own.signal,
        onProgress: (share) => isStillWanted() && setState({ kind: 'sending', name: file.name, share }),
      });
      if (!isStillWanted()) return;
      await onUploaded(uploaded);
      setState({ kind: 'idle' });
    } catch (error) {
      if (running.current !== own) return;
      setState(own.signal.aborted ? { kind: 'idle' } : { kind: 'failed', error });
    }
  }

  return { state, send, cancel: () => running.current?.abort() };
}
