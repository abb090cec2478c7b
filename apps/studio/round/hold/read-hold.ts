import type { CoinAt, ReelBookRules, ReelSpin } from '@poyraz/games'

/** Validates coins, hold-and-win and held wilds of spins from the wire: every cell is in the window and used once. */
export function isHeldShown({ rows, hold, heldWilds }: ReelBookRules, spins: readonly ReelSpin[]): boolean {
  return spins.every(({ coins = [], hold: play, wilds = [], window }) => {
    const landed = play?.respins.flatMap((respin) => respin.landed) ?? []
    const cells = [...coins, ...landed].map(({ cell }) => cell)
    const inWindow = [...cells, ...wilds].every(([reel, row]) => row >= 0 && row < (rows[reel] ?? 0))
    const isOnce = new Set(cells.map((cell) => cell.join(' '))).size === cells.length
    const isDrawn = coins.every(({ cell: [reel, row] }) => window[reel]?.[row] === hold?.symbol)
    const sum = [...coins, ...landed].reduce((total, { units }) => total + units, 0)
    const full = play?.full ? (hold?.goalUnits ?? 0) : 0
    const isSum = play === undefined || play.units === sum + full
    return inWindow && isOnce && isDrawn && isSum && (wilds.length === 0 || heldWilds !== null)
  })
}

/** Coins that lie on the screen after the first `respins` of a hold-and-win, in the order in which they landed. */
export function coinsAfter({ coins = [], hold }: ReelSpin, respins: number): readonly CoinAt[] {
  return [...coins, ...(hold?.respins.slice(0, respins).flatMap(({ landed }) => landed) ?? [])]
}
