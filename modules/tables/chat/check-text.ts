import { searchKey } from '@poyraz/text'
import { WORDS } from './words.ts'

/** Fault of a message, which its refusal names. */
export type TextFault = 'link' | 'contact' | 'words'

const LINK =
  /(?:https?:|www\.|\b[\p{L}\d-]+\s?(?:\.|\(?(?:dot|nokta)\)?)\s?(?:com|net|org|bet|io|me|info|co|tr|app|xyz|gg|ly|ru|tv)\b)/iu
const MAIL = /[^\s@]+\s?@\s?[^\s@]+/u
const HANDLE = /(?:^|\s)@[\p{L}\d_.]{3,}/u
const MESSENGER =
  /\b(?:whats\s?app|wp(?:den| den)|telegram|discord|instagram|insta(?:dan|m)?|snapchat|skype|iban)\b/u
const IBAN = /\btr\s?\d{2}/u
/** A telephone number has at least seven digits; amounts and card values of a chat are shorter. */
const DIGITS_MIN = 7
const DIGIT_RUN = /\p{Nd}(?:[\s().+-]{0,3}\p{Nd}){6,}/u

/** Digits and signs that stand for letters in disguised words. */
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const DISGUISED = /[0134578@$!]/g
const REPEATED = /(\p{L})\1+/gu
const BETWEEN_LETTERS = /(?<=\b\p{L})[\s.*_-]+(?=\p{L}\b)/gu

/**
 * Returns the fault of a message, or `null`. Letters are compared as `searchKey` folds them, and digits of all
 * scripts and letters in other shapes (ｗｗｗ) count as ordinary ones.
 */
export function faultOf(message: string): TextFault | null {
  const text = message.normalize('NFKC')
  const folded = searchKey(text)
  if (LINK.test(text)) return 'link'
  if (MAIL.test(text) || HANDLE.test(text) || MESSENGER.test(folded) || IBAN.test(folded)) return 'contact'
  const run = DIGIT_RUN.exec(text)?.[0].replace(/\P{Nd}/gu, '') ?? ''
  if (run.length >= DIGITS_MIN) return 'contact'
  return hasBadWord(text) ? 'words' : null
}

function hasBadWord(text: string): boolean {
  const readings = [text, text.replace(BETWEEN_LETTERS, '')].flatMap((reading) => [
    reading,
    reading.replace(DISGUISED, (sign) => DISGUISES[sign] ?? sign),
  ])
  return readings.some((reading) => reading.split(/[^\p{L}\p{M}]+/u).some(isBadWord))
}

function isBadWord(word: string): boolean {
  if (word === '') return false
  // `sık` is an ordinary word: a word with a dotless ı is only compared with entries that have one, too.
  const isDotless = word.includes('ı')
  const key = searchKey(word).replace(REPEATED, '$1')
  return WORDS.some(({ stem, isWhole, isStrict }) => {
    if (isStrict && isDotless) return false
    return isWhole ? key === stem : key.startsWith(stem)
  })
}
