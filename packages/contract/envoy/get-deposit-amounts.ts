import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { kurusWire } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const envoyGetDepositAmounts = procedure({
  class: 'envoy',
  method: 'getDepositAmounts',
  docs:
    'The amounts (kuruş) that a bank of `finance.list_banks` takes for cep bank, by its `code`; ' +
    'none for a bank without cep bank.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ bankcode: z.string().min(1).max(16) }),
  reply: 'object',
  item: z.strictObject({ amounts: z.array(kurusWire) }),
  errors: ['not_found'],
})
