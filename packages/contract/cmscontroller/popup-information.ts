import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { POPUP_SITE_ID } from '../constants.ts'
import { catalogueId, flag, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { siteId } from './slider.ts'

export const cmsPopupInformation = procedure({
  class: 'cmscontroller',
  method: 'popupInformation',
  docs: 'The popups with Active 1, in their order. `html` is cleaned, `image` the name of a picture of the site.',
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(), siteId: siteId.default(POPUP_SITE_ID) }),
  reply: 'list',
  item: z.strictObject({
    id: catalogueId,
    title: z.string(),
    html: z.string(),
    image: z.string(),
    Active: flag,
  }),
  errors: [],
})
