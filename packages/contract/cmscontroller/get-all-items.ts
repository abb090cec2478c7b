import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PAGE_SIZES, SLIDER_SITE_ID } from '../constants.ts'
import { paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { siteId, sliderItem } from './slider.ts'

export const cmsGetAllItems = procedure({
  class: 'cmscontroller',
  method: 'get_all_items',
  docs: "The home page's slides with Status 1, whatever their dates: also those to come and those that went.",
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(PAGE_SIZES.sliders), siteId: siteId.default(SLIDER_SITE_ID) }),
  reply: 'list',
  item: sliderItem,
  errors: [],
})
