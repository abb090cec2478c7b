import { cx } from '@poyraz/ui'

const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
}

/** A die from above. One and four are red. */
export function Die({ face, className }: { readonly face: number; readonly className?: string }) {
  const isRed = face === 1 || face === 4
  return (
    <svg viewBox="0 0 100 108" aria-hidden="true" className={cx('flex-none', className)}>
      <rect y="8" width="100" height="100" rx="22" fill="#c9bfa8" />
      <rect width="100" height="100" rx="22" fill="#fffdf6" />
      <rect x="3" y="3" width="94" height="94" rx="19" fill="none" stroke="#fff" strokeWidth="3" />
      {(PLACES[face] ?? []).map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r={face === 1 ? 14 : 9.5}
          fill={isRed ? '#c3182f' : '#16222c'}
        />
      ))}
    </svg>
  )
}
