const PETAL = 'M32 29C26.5 22 26.5 12.5 32 4c5.5 8.5 5.5 18 0 25Z'
const COLOURS = ['fill-brand', 'fill-brass', 'fill-brand', 'fill-coral'] as const
const ANGLES = [0, 45, 90, 135, 180, 225, 270, 315] as const

/** Logo: a rosette of eight petals in turquoise, brass and coral. */
export function Logo({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      {ANGLES.map((angle, index) => (
        <path
          key={angle}
          d={PETAL}
          transform={`rotate(${angle} 32 32)`}
          className={COLOURS[index % COLOURS.length]}
        />
      ))}
    </svg>
  )
}
