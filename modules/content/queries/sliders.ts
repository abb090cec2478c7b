import type { Language } from '@poyraz/contract'
import type { Item, Shown } from '../content.ts'

export type SliderFilter = {
  /** `home`, or the page that shows the slides within its content. */
  readonly type: string
  readonly place?: 'left' | 'right' | undefined
  /** Only slides that are shown at this instant; absent: all slides. */
  readonly nowMs?: number
}

const WIRE_PLACES = { left: 'sol', right: 'sag' } as const

/** Returns the matching slides in their order. */
export function slidersOf(shown: Shown, { type, place, nowMs }: SliderFilter): readonly Item<'slider'>[] {
  return shown
    .of('slider')
    .filter(
      ({ body }) =>
        body.type === type &&
        (place === undefined || body.place === place) &&
        (nowMs === undefined || isWithin(body, nowMs)),
    )
}

/** True from `from` on and before `until`. */
export function isWithin({ from, until }: { from: string; until: string }, nowMs: number): boolean {
  return Date.parse(from) <= nowMs && nowMs < Date.parse(until)
}

export function presentSlider({ id, sort, body }: Item<'slider'>, lang: Language) {
  return {
    id,
    title: body.title[lang],
    text: body.text[lang],
    image: body.image,
    link: body.link,
    Status: 1 as const,
    Start_date: body.from,
    End_date: body.until,
    sliderPlace: WIRE_PLACES[body.place],
    order: sort,
  }
}
