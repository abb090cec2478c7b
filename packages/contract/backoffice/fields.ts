import { z } from 'zod'
import { entityId } from '../primitives.ts'

const NOTE_LENGTH_MIN = 3
const NOTE_LENGTH_MAX = 1000
/** Base64 of the largest picture that the server keeps. */
const PICTURE_LENGTH_MAX = 12 * 1024 * 1024

/** The reason of a staff member, for internal records only. */
export const requiredNote = z.string().trim().min(NOTE_LENGTH_MIN).max(NOTE_LENGTH_MAX)
export const optionalNote = z.string().trim().max(NOTE_LENGTH_MAX).default('')

/** Name of a staff account. */
export const accountName = z.string().regex(/^[a-z][a-z0-9.-]{1,31}$/, { error: 'staff_name' })

/** A player in a reply to staff, with first and last name. */
export const playerFields = { playerID: entityId, name: z.string() }

/** A picture that the server encoded again. */
export const pictureItem = z.strictObject({
  contentType: z.literal('image/jpeg'),
  base64: z.base64().max(PICTURE_LENGTH_MAX),
})
