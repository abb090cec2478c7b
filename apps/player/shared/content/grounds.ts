/** Background classes of banners and cards; neighbours take them in this order. */
const GROUNDS = ['ground-sea', 'ground-reef', 'ground-ember'] as const
export type Ground = (typeof GROUNDS)[number]

export function groundAt(place: number): Ground {
  return GROUNDS[place % GROUNDS.length] ?? 'ground-sea'
}
