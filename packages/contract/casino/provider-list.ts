import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PAGE_SIZES } from '../constants.ts'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const casinoProviderList = procedure({
  class: 'casino',
  method: 'provider_list',
  docs: 'Who makes the games, with the number of open games of each.',
  auth: 'optional',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(PAGE_SIZES.gameProviders) }),
  reply: 'list',
  item: z.strictObject({ providerID: catalogueId, name: z.string(), logo: z.string(), count: z.int() }),
  errors: [],
})
