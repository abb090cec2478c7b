/** Heights of the surface, by level: a drop makes a puddle, the sea stands high. */
const HEIGHTS = [34, 46, 58, 72] as const
/** Heights of the waves. */
const WAVES = [2, 4, 6, 9] as const
const WIDTH = 240

/** The water behind a pot: wider waves and a higher surface from level to level. It says nothing of the amount. */
export function Water({ level }: { readonly level: number }) {
  const place = Math.min(level, HEIGHTS.length - 1)
  const [height, wave] = [HEIGHTS[place] ?? 0, WAVES[place] ?? 0]
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 -z-1 size-full"
    >
      <path d={surface(100 - height - 5, wave, 0.5)} className="fill-reef-1" opacity="0.55" />
      <path d={surface(100 - height, wave, 0)} className="fill-sea-2" opacity="0.82" />
      <path d={surface(100 - height + 9, wave * 0.7, 0.8)} className="fill-night" opacity="0.5" />
    </svg>
  )
}

/** A wavy line across the card at this height, closed below. `shift` moves it by parts of a wave. */
function surface(y: number, wave: number, shift: number): string {
  const length = WIDTH / 2
  const start = -length * (1 + shift)
  const curves = Array.from({ length: 5 }, (_, index) => {
    const x = start + index * length
    return `C${x + length * 0.3} ${y - wave} ${x + length * 0.7} ${y + wave} ${x + length} ${y}`
  })
  return `M${start} ${y}${curves.join('')}V100H${start}Z`
}
