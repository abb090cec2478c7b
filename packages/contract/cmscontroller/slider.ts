import { z } from 'zod'
import { catalogueId, flag } from '../primitives.ts'

/**
 * One slide. `sliderPlace` is `sol` (left) or `sag` (right), `image` the name of a picture of the site, `link` an
 * address of the site or an https one, empty where the slide leads nowhere. It is shown from `Start_date` up to,
 * but not at, `End_date`.
 */
export const sliderItem = z.strictObject({
  id: catalogueId,
  title: z.string(),
  text: z.string(),
  image: z.string(),
  link: z.string(),
  Status: flag,
  Start_date: z.iso.datetime(),
  End_date: z.iso.datetime(),
  sliderPlace: z.enum(['sol', 'sag']),
  order: z.int(),
})

/** Id of the requested site. Only our own site has content. */
export const siteId = z.int().min(0).max(2_147_483_647)
