import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { sliderItem } from './slider.ts'

export const cmsGetIcSlider = procedure({
  class: 'cmscontroller',
  method: 'getIcSlider',
  docs:
    'The slides inside the content of a page that are shown now, e.g. above the slot lobby (`SliderType: slot`). ' +
    '`sliderPlace` keeps one side of them. A type without slides is an empty list.',
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({
    ...paging(),
    SliderType: z.string().min(1).max(32).default('slot'),
    sliderPlace: z.enum(['all', 'sol', 'sag']).default('all'),
  }),
  reply: 'list',
  item: sliderItem,
  errors: [],
})
