import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PAGE_SIZES, SLIDER_SITE_ID } from '../constants.ts'
import { paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { siteId, sliderItem } from './slider.ts'

export const cmsGetActiveItems = procedure({
  class: 'cmscontroller',
  method: 'get_active_items',
  docs: "The home page's slides that are shown now, as `getSlider` answers them.",
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(PAGE_SIZES.sliders), siteId: siteId.default(SLIDER_SITE_ID) }),
  reply: 'list',
  item: sliderItem,
  errors: [],
})
