import {
  cmsGetActiveItems,
  cmsGetAllItems,
  cmsGetIcSlider,
  cmsGetSlider,
  type Registry,
  SLIDER_SITE_ID,
} from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import type { ContentCtx } from '../ctx.ts'
import { presentSlider, slidersOf } from '../queries/sliders.ts'

const HOME = 'home'
const PLACES = { all: undefined, sol: 'left', sag: 'right' } as const

/** Registers `getSlider` and `get_active_items`: the slides of the home page that are shown now. */
export function addActiveSliders(registry: Registry, ctx: ContentCtx): void {
  for (const procedure of [cmsGetSlider, cmsGetActiveItems]) {
    registry.add(procedure, async ({ input: { siteId }, lang }) => {
      const nowMs = ctx.clock.nowMs()
      const list = siteId === SLIDER_SITE_ID ? slidersOf(await ctx.shown(), { type: HOME, nowMs }) : []
      return ok(list.map((item) => presentSlider(item, lang)))
    })
  }
}

export function addGetAllItems(registry: Registry, ctx: ContentCtx): void {
  registry.add(cmsGetAllItems, async ({ input: { siteId }, lang }) => {
    const list = siteId === SLIDER_SITE_ID ? slidersOf(await ctx.shown(), { type: HOME }) : []
    return ok(list.map((item) => presentSlider(item, lang)))
  })
}

export function addGetIcSlider(registry: Registry, ctx: ContentCtx): void {
  registry.add(cmsGetIcSlider, async ({ input: { SliderType, sliderPlace }, lang }) => {
    // Slides of the home page are returned by `getSlider` only.
    if (SliderType === HOME) return ok([])
    const filter = { type: SliderType, place: PLACES[sliderPlace], nowMs: ctx.clock.nowMs() }
    return ok(slidersOf(await ctx.shown(), filter).map((item) => presentSlider(item, lang)))
  })
}
