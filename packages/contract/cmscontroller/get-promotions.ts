import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, flag, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const PROMOTION_CATEGORIES = ['welcome', 'deposit', 'casino', 'site'] as const

export const cmsGetPromotions = procedure({
  class: 'cmscontroller',
  method: 'getPromotions',
  docs:
    'Every promotion with Status 1, in its order. By its dates it is coming (`Start_date` is after now), active, or ' +
    'finished (`End_date` is now or before). `html` holds the terms, cleaned; `image` is the name of a picture of the ' +
    'site. `cta` is the button, where there is one: its address is of the site or an https one.',
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: z.strictObject({
    id: catalogueId,
    title: z.string(),
    summary: z.string(),
    html: z.string(),
    image: z.string(),
    category: z.enum(PROMOTION_CATEGORIES),
    Status: flag,
    Start_date: z.iso.datetime(),
    End_date: z.iso.datetime(),
    cta: z.strictObject({ label: z.string(), url: z.string() }).nullable(),
  }),
  errors: [],
})
