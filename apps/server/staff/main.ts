import { runCommand } from '../command.ts'
import type { Context } from '../context.ts'
import { say } from '../say.ts'
import { bonuses } from './bonuses.ts'
import { cards } from './cards.ts'
import { cases } from './cases.ts'
import { closings } from './closings.ts'
import { documents } from './documents.ts'
import { type Order, readOrder } from './order.ts'
import { debts, deposits, differences, withdrawals } from './payments.ts'
import { play } from './play.ts'

const USAGE = `usage: npm run staff -- withdrawals list --as NAME
       npm run staff -- withdrawals show ID --as NAME
       npm run staff -- withdrawals approve ID --as NAME [--note TEXT]
       npm run staff -- withdrawals refuse ID --as NAME --note TEXT
       npm run staff -- deposits list --as NAME
       npm run staff -- deposits show ID --as NAME
       npm run staff -- deposits receipt ID --as NAME --to FILE
       npm run staff -- deposits refuse ID --as NAME --note TEXT
       npm run staff -- debts list --as NAME
       npm run staff -- debts settle ID --as NAME --note TEXT
       npm run staff -- closings list --as NAME
       npm run staff -- closings reopen PLAYER --as NAME --note TEXT
       npm run staff -- differences settle ID --as NAME --note TEXT
       npm run staff -- cards issue LIRA --as NAME --note TEXT
       npm run staff -- cards list
       npm run staff -- cards approve ID --as NAME
       npm run staff -- bonuses list --as NAME
       npm run staff -- bonuses approve ID LIRA --as NAME [--tell TEXT] [--note TEXT]
       npm run staff -- bonuses refuse ID --as NAME --tell TEXT [--note TEXT]
       npm run staff -- documents list --as NAME
       npm run staff -- documents show ID --as NAME --to FILE
       npm run staff -- documents approve PLAYER --as NAME [--note TEXT]
       npm run staff -- documents refuse PLAYER REASON --as NAME [--note TEXT]
       npm run staff -- documents release NUMBER [COUNTRY] --as NAME --note TEXT
       npm run staff -- play list
       npm run staff -- play close SCOPE|PLAYER --as NAME --note TEXT
       npm run staff -- play open SCOPE|PLAYER --as NAME --note TEXT
       npm run staff -- cases list --as NAME
       npm run staff -- cases show ID --as NAME
       npm run staff -- cases note ID --as NAME --note TEXT
       npm run staff -- cases report ID --as NAME --note TEXT
       npm run staff -- cases close ID --as NAME --note TEXT

--note is for the house alone; the player reads --tell word for word. Large sums of a day, a
bonus of more than its offer gives, and the identity number of an account that is kept from playing
take two people, each with a name of their own.`

/** Each answers with its exit code, or `null` where it does not know what was typed. */
const AREAS: Readonly<Record<string, (context: Context, order: Order) => Promise<number | null>>> = {
  withdrawals,
  deposits,
  debts,
  closings,
  differences,
  cards,
  bonuses,
  documents,
  play,
  cases,
}

process.exitCode = await main(process.argv.slice(2))

/** `npm run staff`: what people of the house decide until the back office stands; returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const typed = readOrder(args)
  if (typeof typed === 'string') return say(`${typed}\n${USAGE}`, 1)
  const { area, order } = typed
  const run = Object.hasOwn(AREAS, area) ? AREAS[area] : undefined
  if (!run || order.action === '') return say(USAGE, 1)
  return runCommand(async (context) => (await run(context, order)) ?? say(USAGE, 1))
}
