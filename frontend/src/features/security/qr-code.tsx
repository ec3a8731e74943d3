/** Light squares around a code, which scanners need. */
const QUIET = 4;

/** A QR code of rows of `0` and `1`. Dark on light in both themes: few scanners read the reverse. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * QUIET;
  const squares = rows.flatMap((row, y) =>
    [...row].map((square, x) => (square === '1' ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="w-full max-w-56 rounded-lg forced-color-adjust-none"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
