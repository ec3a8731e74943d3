/** A lantern to lead the way, and the name. */
export const Logo = () => (
  <span className="flex items-center gap-2">
    <svg viewBox="0 0 28 36" className="h-9 w-7" aria-hidden="true">
      <g fill="none" stroke="var(--ink)" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M14 4.6a2.300 2.300 0 1 1 0-.1" />
        <path d="M14 6.800v1.700M6.200 14.200 14 8.500l7.800 5.700" />
        <path d="M5.300 14.200h17.400l-2.200 14.500h-13z" fill="var(--surface)" />
        <path d="M4.800 32.200h18.400M7.500 28.700l-1 3.500M20.500 28.700l1 3.500" />
      </g>
      <path
        d="M14 16.800c2.700 2.900 3.900 4.700 3.900 6.400a3.900 3.900 0 0 1-7.800 0c0-1.700 1.200-3.500 3.900-6.400z"
        fill="var(--action)"
      />
      <path
        d="M14 21.500c1.100 1.200 1.600 1.900 1.600 2.600a1.600 1.600 0 0 1-3.200 0c0-.7.500-1.400 1.600-2.600z"
        fill="var(--sun)"
      />
    </svg>
    <span className="max-[22.5rem]:sr-only font-brand text-[1.6rem] leading-none font-semibold tracking-tight">
      Cicerone
    </span>
  </span>
);
