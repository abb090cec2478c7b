import { type Ratio, ratio } from '../ratio.ts'
import type { CertifiedFigure, SlotCertificate } from './certificate.ts'
import { WATCHED_KINDS, type WatchedFigure, type WatchedFigures } from './watched-figures.ts'

/** Reads the watched figures of a book from its certificate: to count them anew would play every ticket. */
export function certifiedFigures({ watched = {} }: Pick<SlotCertificate, 'watched'>): WatchedFigures {
  return Object.fromEntries(
    WATCHED_KINDS.flatMap((kind) => {
      const figure = watched[kind]
      return figure ? [[kind, toFigure(figure)]] : []
    }),
  )
}

function toFigure({ mean, variance, hit, ...limits }: CertifiedFigure): WatchedFigure {
  return { ...limits, mean: toRatio(mean), variance: toRatio(variance), hit: toRatio(hit) }
}

function toRatio({ numerator, denominator }: CertifiedFigure['mean']): Ratio {
  return ratio(BigInt(numerator), BigInt(denominator))
}
