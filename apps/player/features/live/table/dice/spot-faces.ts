/** Faces that a spot of sic bo shows; empty for totals and even-money bets. */
export function facesOf(spot: string): readonly number[] {
  const [kind, first, second] = spot.split('-')
  const face = Number(first)
  if (kind === 'single') return [face]
  if (kind === 'double') return [face, face]
  if (kind === 'triple') return [face, face, face]
  return kind === 'pair' ? [face, Number(second)] : []
}
