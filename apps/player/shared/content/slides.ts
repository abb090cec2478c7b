import { contentPaths } from '@poyraz/site/content'
import type { Slider } from './content.ts'
import { type Ground, groundAt } from './grounds.ts'

/** One banner of any source. */
export type Slide = {
  readonly key: string
  readonly title: string
  readonly text: string
  /** Code of a picture (see `contentArtUrl`). */
  readonly image: string
  readonly ground: Ground
  /** Empty for a banner without a link. */
  readonly link: string
}

type Place = Slider['sliderPlace']
/**
 * Index of the first background: the large banner takes the first one, the small banners start with the
 * second.
 */
const FIRST_GROUND = { sol: 0, sag: 1 } as const satisfies Record<Place, number>

/** Returns the slides of one side in their order. */
export function slidesAt(place: Place, sliders: readonly Slider[]): readonly Slide[] {
  return sliders
    .filter(({ sliderPlace }) => sliderPlace === place)
    .map(({ id, title, text, image, link }, index) => ({
      key: String(id),
      title,
      text,
      image,
      ground: groundAt(index + FIRST_GROUND[place]),
      link,
    }))
}

export function isPromotion({ link }: Slide): boolean {
  return link.startsWith(contentPaths.promotions)
}
