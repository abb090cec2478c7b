import type { Language } from '@poyraz/contract'
import type { Clock } from '@poyraz/kernel'
import type { Shown } from './content.ts'

/**
 * What a promotion with a bonus says, made from the bonus's own figures, and from when until when (ISO); null
 * for one without. The module that gives bonuses knows.
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
  /** Support address, if this installation has one. */
  readonly supportEmail: string | undefined
}
