import { z } from 'zod'

export const LOGIN_PROOF_LENGTH_MAX = 2000

/** Reply to a login: the session, and what the site shows of the player. */
export const loginReply = z.strictObject({
  rid: z.union([z.literal(10), z.literal(20)]),
  uid: z.uuid(),
  sid: z.string(),
  uip: z.string(),
  gtm: z.string(),
  language: z.enum(['tr', 'en']),
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  lastlogin: z.iso.datetime().nullable(),
  gasecret: z.string(),
  twoFactor: z.enum(['none', 'sms', 'ga']),
})
