import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

/** `open`: no answer yet; `answered`: staff wrote, and may write again; `closed`: staff closed it. */
export const SUPPORT_STATES = ['open', 'answered', 'closed'] as const

export const supportMine = procedure({
  class: 'support',
  method: 'mine',
  docs: "The player's messages to the house, the latest first, with their answers, the earliest first.",
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(10) }),
  reply: 'list',
  item: z.strictObject({
    id: entityId,
    reference: z.string(),
    subject: z.string(),
    text: z.string(),
    related: z.string().nullable(),
    status: z.enum(SUPPORT_STATES),
    date: z.iso.datetime(),
    answers: z.array(z.strictObject({ text: z.string(), date: z.iso.datetime() })),
  }),
  errors: [],
})
