import * as z from 'zod/mini'
import { email, line } from '../user/form-fields.ts'

export const SUPPORT_LENGTHS = { subject: 120, text: 4000, related: 64 } as const

/** Control and private characters and halves of pairs. Joiners, which emoji need, are allowed. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}]/u

/** A free text of several lines. Lines end with a line feed, and at most one line in a row is empty. */
function lines(lengthMin: number, lengthMax: number) {
  const tidy = (text: string) =>
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  return z.string().check(
    z.overwrite(tidy),
    z.minLength(1, 'required'),
    z.minLength(lengthMin, 'too_short'),
    z.maxLength(lengthMax, 'too_long'),
    z.refine((text) => !UNSEEN.test(text.replace(/[\n\t]/g, '')), 'invalid'),
  )
}

/** Text of an answer of staff to the player. */
export const supportAnswerText = lines(2, SUPPORT_LENGTHS.text)

/** The form of a message to the house. A visitor's form has the e-mail address for the answer, too. */
export const supportMessageShape = {
  subject: line(3, SUPPORT_LENGTHS.subject),
  text: lines(10, SUPPORT_LENGTHS.text),
  related: z.optional(line(1, SUPPORT_LENGTHS.related)),
}

export const visitorEmail = email
