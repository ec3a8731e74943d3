interface AvatarProps {
  /** The address of the picture; without one the initials stand there. */
  picture: string | null | undefined;
  initials: string;
  className?: string;
}

/** A person in a circle, beside the name: it says nothing more than that. */
export const Avatar = ({ picture, initials, className = 'size-10 text-sm' }: AvatarProps) =>
  picture ? (
    <img src={picture} alt="" className={`shrink-0 rounded-full bg-sunken object-cover ${className}`} />
  ) : (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-sky-soft font-medium text-sky ${className}`}
    >
      {initials}
    </span>
  );
