import { ADMISSION_ERRORS, type AdmissionCode, type Language, type Refusal } from '@poyraz/contract'
import { limitText, repliesEn, repliesTr } from '@poyraz/text'
import type { ClaimRefusal } from '../commands/claim.ts'
import type { Reason } from '../rules/judge.ts'
import type { Offer } from '../rules/offer.ts'
import type { CodeEnd } from '../store/attached.ts'

const TEXTS = { tr: repliesTr, en: repliesEn } as const

/** Returns a sentence that explains why an offer cannot be taken now, with the number that is not reached. */
export function reasonText(reason: Reason, lang: Language, offer?: Offer): string {
  return limitText(`bonus_${reason}`, numbersOf(offer), lang) ?? TEXTS[lang][`bonus_reason_${reason}`]
}

function numbersOf(offer: Offer | undefined): object {
  if (offer === undefined || !('least' in offer.basis)) return {}
  const { basis } = offer
  const below = 'balanceBelow' in basis ? basis.balanceBelow : null
  return { least: Number(basis.least), ...(below === null ? {} : { below: Number(below) }) }
}

/** Returns a sentence that explains why a waiting code gave no bonus. */
export function codeEndText(end: CodeEnd, lang: Language): string {
  if (end !== 'deposit_played' && end !== 'deposit_gone') return reasonText(end, lang)
  return TEXTS[lang][`code_ended_${end}`]
}

/** Maps a refused claim to its error reply. Errors of a code are errors of the field `code`. */
export function claimRefusal(
  refusal: ClaimRefusal,
  lang: Language,
): Refusal<'bonus_not_due' | 'bonus_active' | 'bonus_taken' | AdmissionCode> {
  const admission = ADMISSION_ERRORS.find((code) => code === refusal)
  if (admission) return { error: admission }
  switch (refusal) {
    case 'taken':
      return { error: 'bonus_taken' }
    case 'active':
      return { error: 'bonus_active' }
    case 'promo_unknown':
    case 'promo_expired':
    case 'promo_used':
    case 'promo_unfit':
      return { error: 'invalid_input', fields: [{ field: 'code', error: refusal }] }
    default:
      return {
        error: 'bonus_not_due',
        data: { reason: refusal, message: reasonText(refusal as Reason, lang) },
      }
  }
}
