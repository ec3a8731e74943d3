interface RecordingProps {
  src: string;
  /** What it answers. */
  label: string;
}

/** An answer by voice, to listen to. */
export const Recording = ({ src, label }: RecordingProps) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what the applicant says
  <audio controls preload="metadata" src={src} aria-label={label} className="w-full" />
);
