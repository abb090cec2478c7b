import { fault, type Player, type World } from './world.ts'

/** Compares the server's balances of these players with the expected ones. */
export async function compare(world: World, players: readonly Player[]): Promise<void> {
  const balances = await world.context.wallet.balances(players.map((player) => player.id))
  for (const { id, book } of players) {
    const shown = balances.get(id)
    const isSame = shown?.cash === book.cash && shown.bonus === book.bonus && shown.held === book.held
    if (isSame) continue
    const has = `${shown?.cash} + ${shown?.bonus}, held ${shown?.held}`
    fault(world, `${id} has ${has}; expected ${book.cash} + ${book.bonus}, held ${book.held}`)
  }
}
