import type { Language } from '@poyraz/contract'
import type { Clock } from '@poyraz/kernel'
import type { Shown } from './content.ts'

/**
 * Returns summary, terms and dates (ISO) of the offer behind a promotion, built from the offer's own figures;
 * null if it has none. Implemented by promotions.
 */
export type OfferTerms = (
  promotionId: number,
  lang: Language,
) => { readonly summary: string; readonly html: string; readonly from: string; readonly until: string } | null

/** Dependencies of the content handlers. */
export type ContentCtx = {
  readonly clock: Clock
  shown(): Promise<Shown>
  offerTerms: OfferTerms
  /** Returns true if the offer behind a promotion cannot be taken on this installation; it is not shown. */
  isWithheld(promotionId: number): boolean
  /** Support address, if this installation has one. */
  readonly supportEmail: string | undefined
}
