import { encode } from 'uqr'

const QUIET_MODULES = 2

/** Black on white in both colour modes, because scanners expect it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: QUIET_MODULES })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 flex-none rounded-control bg-white"
    >
      <path d={path} className="fill-night" />
    </svg>
  )
}
