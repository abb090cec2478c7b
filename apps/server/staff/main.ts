import { parseArgs } from 'node:util'
import { runCommand, say } from '../command.ts'
import type { Context } from '../context.ts'
import { bonuses } from './bonuses.ts'
import { cards } from './cards.ts'
import { cases } from './cases.ts'
import { documents } from './documents.ts'
import { type Order, staffOf } from './order.ts'
import { debts, deposits, withdrawals } from './payments.ts'
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
       npm run staff -- play close SCOPE|PLAYER --as NAME --note TEXT
       npm run staff -- play open SCOPE|PLAYER --as NAME --note TEXT
       npm run staff -- cases list --as NAME
       npm run staff -- cases show ID --as NAME
       npm run staff -- cases note ID --as NAME --note TEXT
       npm run staff -- cases report ID --as NAME --note TEXT
       npm run staff -- cases close ID --as NAME --note TEXT

--note is for the house alone; the player reads --tell word for word.`

/** Each answers with its exit code, or `null` where it does not know what was typed. */
const AREAS: Readonly<Record<string, (context: Context, order: Order) => Promise<number | null>>> = {
  withdrawals,
  deposits,
  debts,
  cards,
  bonuses,
  documents,
  play,
  cases,
}

process.exitCode = await main(process.argv.slice(2))

/** `npm run staff`: what people of the house decide until the back office stands; returns the exit code. */
async function main(args: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const options = { as: text, note: text, tell: text, to: text }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: false })
  const [area = '', action = '', subject = '', detail = ''] = positionals
  const run = Object.hasOwn(AREAS, area) ? AREAS[area] : undefined
  if (!run || action === '') return say(USAGE, 1)
  const said = { note: textOf(values.note), tell: textOf(values.tell), to: textOf(values.to) }
  const order = { action, subject, detail, staff: staffOf(textOf(values.as)), ...said }
  return runCommand(async (context) => (await run(context, order)) ?? say(USAGE, 1))
}

/** An option without its value is `true`. */
function textOf(value: string | boolean | undefined): string {
  return typeof value === 'string' ? value : ''
}
