/** The coloured grounds of banners and cards, in the order in which neighbours take them. */
const GROUNDS = ['ground-sea', 'ground-reef', 'ground-ember'] as const
export type Ground = (typeof GROUNDS)[number]

export function groundAt(place: number): Ground {
  return GROUNDS[place % GROUNDS.length] ?? 'ground-sea'
}
