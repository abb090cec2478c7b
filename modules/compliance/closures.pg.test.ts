import { randomUUID } from 'node:crypto'
import { transact } from '@poyraz/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bet, deposit, type Harness, NOON_MS, newPlayer, openHarness } from './fixtures/harness.ts'

let play: Harness
let playerId: string

beforeAll(async () => {
  play = await openHarness()
})
afterAll(() => play.close())
beforeEach(async () => {
  playerId = await newPlayer(play)
})

describe('closing for bets by staff (R27)', () => {
  it.each<[string, object, object]>([
    ['all', { product: 'sports' }, {}],
    ['slots', { product: 'slots' }, { product: 'poker' }],
    ['game:7', { game: 7 }, { game: 70 }],
  ])('a closure of %s refuses bets until it is opened again', async (scope, shut, other) => {
    const { staff } = play.compliance
    expect(await staff.closeForBets({ scope, reason: ' ', by: 'ayse' })).toEqual({
      ok: false,
      error: 'reason',
    })
    expect(await bet(play, playerId, shut)).toBeNull()
    await staff.closeForBets({ scope, reason: 'RTP alarm', by: 'ayse' })
    expect(await bet(play, playerId, shut)).toBe('game_disabled')
    if (scope !== 'all') expect(await bet(play, playerId, other)).toBeNull()
    const { rows } = await sql<{ data: object }>`
      select data from compliance.event where actor = 'staff:ayse' and kind = 'closed_for_bets'
        and data ->> 'scope' = ${scope}`.execute(play.database.db)
    expect(rows).toEqual([{ data: { scope, reason: 'RTP alarm' } }])
    const opening = { scope, reason: 'Looked into', by: 'ayse@root' }
    expect(await staff.openForBets({ ...opening, reason: ' ' })).toEqual({ ok: false, error: 'reason' })
    expect(await staff.openForBets({ ...opening, by: 'player' })).toEqual({ ok: false, error: 'staff_name' })
    expect(await bet(play, playerId, shut)).toBe('game_disabled')
    expect((await staff.openForBets(opening)).ok).toBe(true)
    expect(await staff.openForBets(opening)).toEqual({ ok: false, error: 'state_conflict' })
    const { rows: opened } = await sql`
      select actor, data from compliance.event order by id desc limit 1`.execute(play.database.db)
    expect(opened).toEqual([{ actor: 'staff:ayse@root', data: { scope, reason: 'Looked into' } }])
    expect(await bet(play, playerId, shut)).toBeNull()
  })

  it('a stopped player can neither bet nor deposit, even after a new review', async () => {
    const { staff, protection } = play.compliance
    const reason = 'Asked by mail'
    const other = await newPlayer(play)
    const stop = (by: string, why = reason) => staff.stopPlayer({ playerId, reason: why, by })
    expect(await stop('ayse', ' ')).toEqual({ ok: false, error: 'note_required' })
    for (const by of ['Ayşe', 'system']) expect(await stop(by)).toEqual({ ok: false, error: 'staff_name' })
    const nobody = { playerId: randomUUID(), reason, by: 'ayse' }
    // Whatever locks a gate creates it, for any id.
    await sql`select compliance.lock_gates(array[${nobody.playerId}::uuid])`.execute(play.database.db)
    for (const change of [staff.stopPlayer, staff.resumePlayer])
      expect(await change(nobody)).toEqual({ ok: false, error: 'not_found' })
    expect(await bet(play, playerId)).toBeNull()
    expect((await stop('ayse')).ok).toBe(true)
    expect(await stop('mert')).toEqual({ ok: false, error: 'state_conflict' })
    await protection.checkEntry({ playerId, address: '192.0.2.7' })
    for (const product of ['slots', 'sports', 'live']) {
      expect(await bet(play, playerId, { product })).toBe('play_stopped')
    }
    expect(await deposit(play, playerId, 100)).toBe('play_stopped')
    expect(await bet(play, other)).toBeNull()
    const { rows } = await sql<object>`
      select actor, kind, data from compliance.event where player_id = ${playerId} order by id desc limit 1
    `.execute(play.database.db)
    expect(rows).toEqual([{ actor: 'staff:ayse', kind: 'play_stopped', data: { reason } }])
    expect((await staff.resumePlayer({ playerId, reason: 'Settled', by: 'mert' })).ok).toBe(true)
    expect(await bet(play, playerId)).toBeNull()
    expect(await deposit(play, playerId, 100)).toBeNull()
  })

  it('no bet commits after the closure, with twenty concurrent bets', async () => {
    const { staff } = play.compliance
    const [last = '', ...players] = await Promise.all(Array.from({ length: 21 }, () => newPlayer(play)))
    const order: string[] = []
    const { promise: underWay, resolve: begin } = Promise.withResolvers<void>()
    const one = (id: string) =>
      transact(play.database.db, async (tx) => {
        const { rows } = await sql<{ reason: string | null }>`
          select reason from compliance.admit_bets(array[
            row(1, ${id}, null, 'slots', 'game:9', 100)::compliance.bet_input], ${new Date(NOON_MS)})`.execute(
          tx,
        )
        begin()
        await sql`select pg_sleep(0.02)`.execute(tx)
        order.push(rows[0]?.reason ?? 'placed')
      })
    const close = async () => {
      await underWay
      await staff.closeForBets({ scope: 'game:9', reason: 'RTP alarm', by: 'ayse' })
      order.push('CLOSED')
      await one(last)
    }
    await Promise.all([...players.slice(0, 10).map(one), close(), ...players.slice(10).map(one)])
    const after = order.slice(order.indexOf('CLOSED') + 1)
    expect(after.filter((line) => line === 'placed')).toEqual([])
    expect(order).toContain('placed')
    expect(after).toContain('game_disabled')
    await staff.openForBets({ scope: 'game:9', reason: 'Looked into', by: 'ayse' })
  })
})
