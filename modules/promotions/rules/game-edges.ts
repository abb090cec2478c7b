import { SLOT_GAMES } from '@poyraz/games'
import { ORIGINAL_FOLDERS } from '@poyraz/games/original-folders'

/**
 * House edge in basis points by the keys of weights: of the slot with the highest return, and of each
 * original at the option with the highest return.
 */
export const EDGES_BP: { readonly slots: number; readonly [key: string]: number } = {
  slots: 10_000 - Math.max(...SLOT_GAMES.map(({ rules }) => rules.rtpBp)),
  ...Object.fromEntries(
    ORIGINAL_FOLDERS.map(({ game, certificate }) => [`slots:${game.slug}`, edgeOf(certificate)]),
  ),
}

/** Rounded down; an original without a certificate takes no bets. */
function edgeOf(certificate: (typeof ORIGINAL_FOLDERS)[number]['certificate']): number {
  return certificate === null ? 10_000 : Math.floor(10_000 - Number(certificate.rtp.most.percent) * 100)
}
