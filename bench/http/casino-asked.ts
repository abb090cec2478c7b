import { createHmac, randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { contentChanged } from '@poyraz/content'
import { openDatabase } from '@poyraz/db'
import { notificationAdded } from '@poyraz/engagement'
import type { Server } from '@poyraz/server'

/** Returns the number of commits of the server's database so far. */
export async function commitsOf({ context }: Server): Promise<number> {
  const { rows } = await context.database.pool.query<{ commits: bigint }>(
    'select xact_commit as commits from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.commits ?? 0)
}

/** Publishes new content of this version, and a notification for every player. */
export function tellNews({ context: { bus } }: Server, version: number): void {
  bus.publish(contentChanged, { version })
  bus.publish(notificationAdded, { playerId: null })
}

/** Returns the memory in use after a garbage collection, in bytes. */
export function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** A webhook that has not been sent yet. */
export type Webhook = {
  readonly id: string
  readonly timestamp: string
  readonly signature: string
  readonly body: string
}

/** Approves the payment in the sandbox and returns the webhook that the provider would send. */
export async function webhookOf({ context }: Server, ref: string): Promise<Webhook> {
  const { sandbox } = context.cashier
  const order = await sandbox.order(ref)
  if (!order || !(await sandbox.act(ref, 'approve'))) throw new Error(`${ref} is no open order`)
  const { paymentId: paymentID, amount, currency, account } = order
  const body = JSON.stringify({ type: 'paid', paymentID, amount: Number(amount), currency, account })
  const [id, timestamp] = [randomUUID(), String(Math.floor(Date.now() / 1000))]
  const signed = createHmac('sha256', sandbox.secret).update(`${id}.${timestamp}.${body}`)
  return { id, timestamp, body, signature: `v1,${signed.digest('base64')}` }
}

const GATE = 'compliance.admit_bets'

/** Removes the protection gate from the statement of a bet, and restores it. */
export async function gateSwitch(urls: { superuser: string; owner: string }) {
  const url = new URL(urls.superuser)
  url.pathname = new URL(urls.owner).pathname
  const administrator = openDatabase({ url: url.href, max: 1 })
  const { rows } = await administrator.pool.query<{ text: string }>(
    `select pg_get_functiondef('${GATE}'::regproc) as text`,
  )
  await administrator.close()
  const judged = rows[0]?.text ?? ''
  const head = judged.slice(0, judged.indexOf('LANGUAGE'))
  const open = `${head} language sql volatile as $$ select b.n, null::text, false from unnest(p_bets) b $$`
  return async (isOpen: boolean) => {
    const database = openDatabase({ url: url.href, max: 1 })
    await database.pool.query(isOpen ? open : judged)
    await database.close()
  }
}
