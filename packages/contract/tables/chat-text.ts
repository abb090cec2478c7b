import { z } from 'zod'
import { CHAT_TEXT_MAX } from '../constants.ts'

/**
 * An emoji as it is displayed (first alternative, kept), or a character that readers do not see: it would
 * divide words for the check of messages, or change the direction of the line.
 */
const UNSEEN = /(\p{RGI_Emoji})|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gv
/** More marks on one letter than any language needs cover the lines around it. */
const MARKS = /(\p{M}{2})\p{M}+/gu

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, (_, emoji: string | undefined) => emoji ?? '')
    .replace(MARKS, '$1')
    .trim()

/** A message of one line that looks to readers as it is compared. */
export const chatText = z.string().overwrite(tidy).min(1).max(CHAT_TEXT_MAX)
