import { hash } from 'node:crypto'
import { onCommit, type Tx, transact, waitUpTo } from '@poyraz/db'
import { commitSeed, rulesHash, soloDraws, toHex } from '@poyraz/fairness'
import { newSeed, nodeHash } from '@poyraz/fairness/server'
import { drawWinners, lotteryRules } from '@poyraz/games'
import { assert, inTurn } from '@poyraz/kernel'
import type { PromotionsCtx } from '../ctx.ts'
import type { Draw } from './draw.ts'
import { type Drawn, type DrawRow, insertDraw, lockDraw, writeDrawn } from './store.ts'
import { lockOwners, ticketLines, voidClosed } from './ticket-store.ts'
import { issueTickets } from './tickets.ts'

const STREAM = 'main'
/** Timeout for all gates together. A draw that does not get them is tried again by the next run. */
const GATES_TIMEOUT_MS = 2_000
const STATEMENT_TIMEOUT_MS = 15_000

/** Commits to the seed of every draw, once, before its first ticket is issued. */
export async function openDraws({ database, seeds, draws }: PromotionsCtx): Promise<void> {
  for (const { id } of draws) {
    const seed = newSeed()
    const commitment = toHex(commitSeed(seed, nodeHash))
    await insertDraw(database.db, { id, commitment, sealed: seeds.seal(id, seed) })
  }
}

/** Holds the draws that are due. */
export async function holdDraws(ctx: PromotionsCtx): Promise<void> {
  const due = ctx.draws.filter(({ drawsAt }) => ctx.clock.nowMs() >= Date.parse(drawsAt))
  await inTurn(due.map((draw) => () => transact(ctx.database.db, (tx) => holdDraw(tx, ctx, draw))))
}

/**
 * Draws the winners with the committed seed and the hash of the ticket list as client seed. Writes the
 * outcome, reveals the seed and pays the prizes, all in one transaction. Does nothing if already drawn.
 */
async function holdDraw(tx: Tx, ctx: PromotionsCtx, draw: Draw): Promise<void> {
  const row = await lockDraw(tx, draw.id)
  if (!row || row.drawn !== null) return
  // Before the gates are locked: nobody who deposited can bet, pay in or withdraw until the commit.
  await issueTickets(tx, ctx, draw, null)
  await waitUpTo(tx, GATES_TIMEOUT_MS)
  await lockOwners(tx, draw)
  await waitUpTo(tx, STATEMENT_TIMEOUT_MS)
  // An account closes either before this lock (its tickets are void) or after it (it has its prize).
  await voidClosed(tx, draw.id)
  const lines = await ticketLines(tx, draw.id)
  const drawn = draws(row, ctx.seeds.open(draw.id, row.sealedSeed), { lines, prizes: draw.prizes.length })
  const at = new Date(ctx.clock.nowMs())
  const winners = await writeDrawn(tx, draw.id, { drawn, prizes: draw.prizes, at })
  onCommit(tx, () => {
    for (const playerId of winners) ctx.onMoved(playerId)
  })
}

function draws(
  { id, commitment }: DrawRow,
  seed: Uint8Array,
  { lines, prizes }: { lines: readonly string[]; prizes: number },
): Drawn {
  assert(toHex(commitSeed(seed, nodeHash)) === commitment, 'the seed is the one committed to')
  const pool = { tickets: lines.length, winners: Math.min(prizes, lines.length) }
  const ticketsHash = hash('sha256', lines.join('\n'))
  const rules = rulesHash(lotteryRules(id, pool), nodeHash)
  const round = {
    serverSeed: seed,
    clientSeed: ticketsHash,
    gameId: id,
    rulesHash: rules,
    nonce: 1,
    stream: STREAM,
  }
  const stream = soloDraws(round, nodeHash)
  const outcome = { tickets: pool.tickets, winners: drawWinners(stream, pool) }
  const streams = [{ name: STREAM, words: stream.words, rejects: stream.rejects }]
  return { ticketsHash, serverSeed: toHex(seed), rulesHash: rules, outcome, streams }
}
