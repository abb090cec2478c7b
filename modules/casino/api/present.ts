import type { Language } from '@poyraz/contract'
import { kurus } from '@poyraz/kernel'
import type { Game } from '../store/catalogue.ts'
import type { RoundLine } from '../store/rounds.ts'

/** A game as the lobby shows it, in the caller's language. */
export function presentGame(game: Game, lang: Language, favorites: ReadonlySet<number>) {
  return {
    gameID: game.id,
    slug: game.slug,
    name: game.name[lang],
    providerID: game.providerId,
    providerName: game.providerName,
    categories: [...game.categories],
    image: game.image,
    rtp: game.rtpBp,
    volatility: game.volatility,
    minBet: game.minBet,
    maxBet: game.maxBet,
    features: [...game.features],
    topics: [...game.topics],
    jackpot: game.types.includes('jackpot'),
    isNew: game.types.includes('new'),
    isFavorite: favorites.has(game.id) ? (1 as const) : (0 as const),
  }
}

/** A round without its outcome: a line of the history. */
export function presentRoundLine(row: RoundLine, lang: Language) {
  return {
    roundID: row.id,
    gameID: row.game_id,
    slug: row.slug,
    gameName: lang === 'tr' ? row.name_tr : row.name_en,
    stake: kurus(row.stake),
    free: row.free ? (1 as const) : (0 as const),
    win: kurus(row.win),
    balanceAfter: kurus(row.balance_after),
    state: row.state,
    ...presentJackpot(row),
    date: row.created_at.toISOString(),
  }
}

/** The jackpot that a round won; nothing if it won none. */
function presentJackpot({ jackpot_id: id, jackpot }: RoundLine) {
  return id === null || jackpot === null ? {} : { jackpot: { id, amount: kurus(jackpot) } }
}
