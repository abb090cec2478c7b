import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { CURRENCY } from '../constants.ts'
import { kurusWire } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const userGetUserProfile = procedure({
  class: 'user',
  method: 'get_user_profile',
  docs: 'The player’s own record. The identity number is masked, `balance` is in kuruş.',
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({
    uid: z.uuid(),
    rid: z.union([z.literal(10), z.literal(20)]),
    username: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    birthDate: z.iso.date(),
    identityNumber: z.string(),
    country: z.string(),
    city: z.string(),
    address: z.string(),
    currency: z.literal(CURRENCY),
    email: z.string(),
    emailConfirmed: z.boolean(),
    phone: z.string(),
    phoneConfirmed: z.boolean(),
    smsOptIn: z.boolean(),
    emailOptIn: z.boolean(),
    language: z.enum(['tr', 'en']),
    twoFactor: z.enum(['none', 'sms', 'ga']),
    createdAt: z.iso.datetime(),
    lastlogin: z.iso.datetime().nullable(),
    balance: kurusWire,
    kyc: z.enum(['none', 'pending', 'verified', 'refused']),
    limits: z.array(z.strictObject({ kind: z.string(), period: z.string(), value: kurusWire })),
  }),
  errors: [],
})
