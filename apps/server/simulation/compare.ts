import { fault, type Player, type World } from './world.ts'

/** Compares the server's balances of these players with the expected ones. */
export async function compare(world: World, players: readonly Player[]): Promise<void> {
  const balances = await world.context.wallet.balances(players.map((player) => player.id))
  for (const { id, book } of players) {
    const told = balances.get(id)
    const isSame = told?.cash === book.cash && told.bonus === book.bonus && told.held === book.held
    if (isSame) continue
    const has = `${told?.cash} + ${told?.bonus}, held ${told?.held}`
    fault(world, `${id} has ${has}; reckoned ${book.cash} + ${book.bonus}, held ${book.held}`)
  }
}
