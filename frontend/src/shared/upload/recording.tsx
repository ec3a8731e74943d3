interface RecordingProps {
  src: string;
  /** Whose, or about what. */
  label: string;
}

/** A voice, to listen to. */
export const Recording = ({ src, label }: RecordingProps) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what is said
  <audio controls preload="metadata" src={src} aria-label={label} className="w-full" />
);
