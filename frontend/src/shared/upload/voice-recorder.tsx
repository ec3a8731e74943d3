import { Mic, Square } from 'lucide';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UploadedFile } from './upload.api.js';
import { useUpload } from './use-upload.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Icon } from '../../ui/display/icon.js';
import { Button } from '../../ui/form/button.js';

interface VoiceRecorderProps {
  hasRecording: boolean;
  /** What the button says before there is a recording. */
  start: ReactNode;
  /** Takes the uploaded recording. */
  onRecorded: (file: UploadedFile) => Promise<void>;
}

/** What browsers record, by the extension of its files; Safari records MP4 alone. */
const FORMATS = [
  { type: 'audio/webm;codecs=opus', extension: 'webm' },
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/ogg;codecs=opus', extension: 'ogg' },
] as const;

/** Longer than any answer should be. */
const MOST_SECONDS = 600;

const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof navigator !== 'undefined' && 'mediaDevices' in navigator;

const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Records a voice with the microphone and sends it. */
export function VoiceRecorder({ hasRecording, start: begin, onRecorded }: VoiceRecorderProps) {
  const [seconds, setSeconds] = useState<number>();
  const [isRefused, setRefused] = useState(false);
  const recorder = useRef<MediaRecorder>(undefined);
  const { state, send } = useUpload(onRecorded);
  const isRecording = seconds !== undefined;

  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setInterval(() => setSeconds((counted = 0) => counted + 1), 1000);
    return () => clearInterval(timer);
  }, [isRecording]);
  useEffect(() => {
    if (seconds === MOST_SECONDS) recorder.current?.stop();
  }, [seconds]);
  // Whoever leaves the page keeps no microphone open.
  useEffect(() => () => recorder.current?.stream.getTracks().forEach((track) => track.stop()), []);

  async function start(): Promise<void> {
    setRefused(false);
    const format = FORMATS.find(({ type }) => MediaRecorder.isTypeSupported(type));
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const recording = new MediaRecorder(stream, format && { mimeType: format.type });
      const parts: Blob[] = [];
      recording.ondataavailable = ({ data }) => parts.push(data);
      recording.onstop = () => {
        stream.getTracks().forEach((track) => track.stop());
        setSeconds(undefined);
        const type = format?.type.split(';', 1)[0] ?? recording.mimeType;
        void send(new File(parts, `voice.${format?.extension ?? 'webm'}`, { type }));
      };
      recorder.current = recording;
      recording.start();
      setSeconds(0);
    } catch {
      setRefused(true);
    }
  }

  if (!canRecord()) return null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        {isRecording ? (
          <Button look="danger" onClick={() => recorder.current?.stop()}>
            <Icon of={Square} className="size-4" />
            <FormattedMessage id="upload.voice.stop" />
          </Button>
        ) : (
          <Button look="secondary" busy={state.kind === 'sending'} onClick={() => void start()}>
            {state.kind !== 'sending' && <Icon of={Mic} className="size-4" />}
            {hasRecording ? <FormattedMessage id="upload.voice.again" /> : begin}
          </Button>
        )}
        {isRecording && (
          <span className="flex items-center gap-2 tabular-nums">
            <span aria-hidden="true" className="size-3 rounded-full bg-danger" />
            {clockOf(seconds)}
          </span>
        )}
        <span role="status" className="sr-only">
          {isRecording && <FormattedMessage id="upload.voice.recording" />}
        </span>
      </div>
      {isRefused && (
        <p role="alert" className="text-sm text-danger">
          <FormattedMessage id="upload.voice.refused" />
        </p>
      )}
      {state.kind === 'failed' && <ProblemMessage error={state.error} />}
    </div>
  );
}
