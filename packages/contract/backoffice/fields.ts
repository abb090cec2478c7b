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

const TITLE_LENGTH_MAX = 80
const TEXT_LENGTH_MAX = 300
const PATH_LENGTH_MAX = 200

const inBothLanguages = (lengthMax: number) => {
  const text = z.string().trim().min(1).max(lengthMax)
  return z.strictObject({ tr: text, en: text })
}

/** What players read of a promotion, and the page it leads to. */
export const promotionContent = z.strictObject({
  /** Path of a page of the site, without origin, query and fragment. */
  path: z
    .string()
    .max(PATH_LENGTH_MAX)
    .regex(/^\/[a-z0-9/-]*$/),
  title: inBothLanguages(TITLE_LENGTH_MAX),
  text: inBothLanguages(TEXT_LENGTH_MAX),
})
