import type { Language } from '@poyraz/contract'
import type { Item, Shown } from '../content.ts'

export type SliderFilter = {
  /** `home`, or the page inside whose content the slides stand. */
  readonly type: string
  readonly place?: 'left' | 'right' | undefined
  /** Only what is shown at this instant; without one, whatever the dates. */
  readonly nowMs?: number
}

const WIRE_PLACES = { left: 'sol', right: 'sag' } as const

/** The slides that fit, in their order. */
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

/** From the first instant on, up to but not at the last. */
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
