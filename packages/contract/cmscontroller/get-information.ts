import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const cmsGetInformation = procedure({
  class: 'cmscontroller',
  method: 'getInformation',
  docs:
    'One piece of information, as a list of one. `Text` is cleaned HTML; plain text for `DomainBilgi` and ' +
    '`bottomBarInfo`; for `SocialMediaLinks` the JSON of {facebook: {icon, name, url}, …}, where an empty url means ' +
    'that there is no such account. In `SSSinformation` each h3 is a question and what follows it the answer. ' +
    '`DomainBilgi` also says where players write for help, in an installation that has such an address.',
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(), InfType: z.string().min(1).max(64) }),
  reply: 'list',
  item: z.strictObject({
    InfType: z.string(),
    title: z.string(),
    Text: z.string(),
    supportEmail: z.email().optional(),
  }),
  errors: ['not_found'],
})
