import { type Language, type Registry, ticketsDraws, ticketsList } from '@poyraz/contract'
import type { RoundProof } from '@poyraz/fairness/verify'
import { kurus, ok } from '@poyraz/kernel'
import { formatCount, formatMoney } from '@poyraz/text'
import type { PromotionsCtx } from '../ctx.ts'
import { type Draw, drawState, ticketNumber } from '../lottery/draw.ts'
import { type Drawn, type DrawRow, drawRows } from '../lottery/store.ts'
import { listTickets } from '../lottery/ticket-store.ts'
import { earnTickets } from '../lottery/tickets.ts'

export function addTicketsList(registry: Registry, ctx: PromotionsCtx): void {
  registry.add(ticketsList, async ({ input: { limit, offset }, caller: { playerId } }) => {
    await earnTickets(ctx, playerId)
    const all = { playerId, id: null, from: null, to: null, descending: true }
    const { items, total } = await listTickets(ctx.database.db, { ...all, limit, offset })
    const shown = items.map(({ id, drawId, number, earnedAt, prize }) => ({
      id,
      drawID: drawId,
      number: numberOf(ctx.draws, drawId, number),
      earnedAt: earnedAt.toISOString(),
      drawn: prize === null ? (0 as const) : (1 as const),
      prize,
    }))
    return ok({ items: shown, total, limit, offset })
  })
}

export function addTicketsDraws(registry: Registry, ctx: PromotionsCtx): void {
  registry.add(ticketsDraws, async ({ lang }) => {
    const rows = await drawRows(ctx.database.db)
    const nowMs = ctx.clock.nowMs()
    return ok(
      ctx.draws.flatMap((draw) => {
        const row = rows.get(draw.id)
        return row ? [present(draw, row, { nowMs, lang })] : []
      }),
    )
  })
}

/** Formats a ticket's number; without the prefix if the draw is no longer configured. */
export function numberOf(draws: readonly Draw[], drawId: string, number: number): string {
  const draw = draws.find(({ id }) => id === drawId)
  return draw ? ticketNumber(draw, number) : String(number)
}

function present(draw: Draw, row: DrawRow, { nowMs, lang }: { nowMs: number; lang: Language }) {
  const winners = row.drawn?.winning ?? []
  return {
    drawID: draw.id,
    name: draw.name[lang],
    rule: ruleOf(draw, lang),
    state: drawState(draw, row.drawn !== null, nowMs),
    opensAt: new Date(draw.opensAt).toISOString(),
    closesAt: new Date(draw.closesAt).toISOString(),
    drawsAt: new Date(draw.drawsAt).toISOString(),
    commitment: row.commitment,
    tickets: row.issued - row.voided,
    prizes: [...draw.prizes],
    winners: winners.map((number, place) => ({
      number: ticketNumber(draw, number),
      prize: draw.prizes[place] ?? kurus(0),
    })),
    proof: row.drawn && proofOf(draw, row.commitment, row.drawn),
  }
}

function ruleOf({ perTicket, ticketsMax }: Draw, lang: Language): string {
  const amount = formatMoney(perTicket, lang, { fraction: 'auto' })
  const most = formatCount(ticketsMax, lang)
  return lang === 'tr'
    ? `Çekiliş süresince yatırıp nakitle bir kez çevirdiğin her ${amount} bir bilet kazandırır; en çok ${most} bilet. Çekilen ya da iade edilen yatırımın bileti silinir. Ödüller oyun parasıdır.`
    : `Every ${amount} that you deposit while the draw is open and wager once with cash earns a ticket, up to ${most}. A deposit that is withdrawn or taken back loses its tickets. Prizes are play money.`
}

function proofOf(draw: Draw, commitment: string, drawn: Drawn) {
  const { ticketsHash, serverSeed, rulesHash, outcome, streams } = drawn
  const { tickets, winners } = outcome
  return {
    gameID: draw.id,
    rulesHash,
    commitment,
    clientSeed: ticketsHash,
    staleSeed: false,
    nonce: 1,
    serverSeed,
    streams: streams.map((one) => ({ ...one })),
    outcome: { tickets, winners: [...winners] },
  } satisfies RoundProof
}
