import { contentPaths } from '@poyraz/site/content'
import type { Slider } from './content.ts'
import { type Ground, groundAt } from './grounds.ts'

/** One banner, whoever wrote it. */
export type Slide = {
  readonly key: string
  readonly title: string
  readonly text: string
  /** A code of the art family. */
  readonly image: string
  readonly ground: Ground
  /** Empty where it leads nowhere. */
  readonly link: string
}

type Place = Slider['sliderPlace']
/** Side by side, neighbours differ: the large banner starts with blue, the small ones go on from there. */
const FIRST_GROUND = { sol: 0, sag: 1 } as const satisfies Record<Place, number>

/** The slides of one side, in their order. */
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
