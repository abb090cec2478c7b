import { createHmac } from 'node:crypto'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, transact } from '@poyraz/db'
import { HOUR_MS } from '@poyraz/kernel'
import { runJob } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAnchors } from './anchors.ts'
import { type Harness, NOON_MS, newPlayer, openHarness, post } from './fixtures/harness.ts'
import { noteEvent } from './store/events.ts'

let harness: Harness
let anchorFile: string

beforeEach(async () => {
  harness = await openHarness()
  anchorFile = join(harness.uploadsDir, 'anchors')
  for (let event = 1; event <= 5; event++) await note(`event ${event}`)
  await harness.compliance.work()
})
afterEach(() => harness.close())

const note = (reason: string) =>
  transact(harness.database.db, (tx) =>
    noteEvent(tx, {
      playerId: null,
      actor: 'ayse',
      kind: 'closed_for_bets',
      data: { reason },
      at: new Date(NOON_MS),
    }),
  )

const faults = async () =>
  (await harness.compliance.auditEvents()).map(({ subject, fault }) => `${subject} ${fault}`)

async function query(url: string, statements: readonly string[]): Promise<void> {
  const database = openDatabase({ url })
  try {
    await database.pool.query(statements.join(';'))
  } finally {
    await database.close()
  }
}

/** Changes events as an attacker could: only a superuser who disables the triggers can. */
const damage = (...statements: string[]) =>
  query(harness.superuserUrl, ['set session_replication_role = replica', ...statements])

describe('the event chain (A47, F24)', () => {
  it('has no faults after concurrent writes, and gets no second anchor without new events', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => note(`at once ${index}`)))
    await harness.compliance.work()
    await harness.compliance.work()
    expect(await faults()).toEqual([])
    expect((await readFile(anchorFile, 'utf8')).trim().split('\n')).toHaveLength(2)
  })

  it('cannot be changed by the database roles of application and owner', async () => {
    for (const url of [harness.appUrl, harness.ownerUrl]) {
      for (const statement of [
        `update compliance.event set actor = 'mert'`,
        'delete from compliance.event',
        'truncate compliance.event cascade',
        `update compliance.event_seal set hash = sha256('x')`,
        'delete from compliance.event_seal',
      ]) {
        const code = url === harness.appUrl ? '42501' : '23000'
        await expect(query(url, [statement]), statement).rejects.toMatchObject({ code })
      }
    }
    expect(await faults()).toEqual([])
  })

  it.each<[string, readonly string[], readonly string[]]>([
    ['edited', [`update compliance.event set actor = 'mert' where id = 3`], ['event 3 changed']],
    [
      'edited by a millisecond',
      ["update compliance.event set at = at + interval '1 ms' where id = 3"],
      ['event 3 changed'],
    ],
    ['removed', ['delete from compliance.event where id = 3'], ['event 3 removed']],
    [
      'removed with its seal',
      ['delete from compliance.event_seal where event_id = 3', 'delete from compliance.event where id = 3'],
      ['event 4 seal_removed'],
    ],
    [
      'inserted',
      [
        'delete from compliance.event where id = 3',
        `insert into compliance.event (id, actor, kind, data, at) overriding system value
         values (3, 'mert', 'test', '{}', now()), (30, 'mert', 'test', '{}', now())`,
      ],
      ['event 3 changed', 'event 30 unsealed'],
    ],
    [
      'cut off at the end',
      ['delete from compliance.event_seal where event_id > 3', 'delete from compliance.event where id > 3'],
      ['seal 5 not_as_anchored'],
    ],
    [
      'edited, with all later seals recomputed',
      [
        `update compliance.event set actor = 'mert' where id = 5`,
        `update compliance.event_seal s set hash = compliance.seal_of(
           (select hash from compliance.event_seal where seq = 4), e)
         from compliance.event e where s.seq = 5 and e.id = 5`,
      ],
      ['seal 5 not_as_anchored'],
    ],
  ])('reports an event that was %s', async (_, statements, named) => {
    expect(await faults()).toEqual([])
    await damage(...statements)
    expect(await faults()).toEqual(named)
  })

  it('reports an anchor with a foreign signature', async () => {
    const line = await readFile(anchorFile, 'utf8')
    await appendFile(anchorFile, line.replace(/^5/, '4'))
    expect(await faults()).toEqual(['line 2 anchor_forged'])
    await writeFile(anchorFile, line)
    expect(await faults()).toEqual([])
  })
})

describe('a line removed from the anchor file', () => {
  const CUT = [
    'delete from compliance.event_seal where event_id > 5',
    'delete from compliance.event where id > 5',
  ]
  const lines = async () => (await readFile(anchorFile, 'utf8')).trimEnd().split('\n')
  const keep = (kept: readonly string[]) => writeFile(anchorFile, kept.map((line) => `${line}\n`).join(''))

  beforeEach(async () => {
    for (const reason of ['event 6', 'event 7']) {
      await note(reason)
      await harness.compliance.work()
    }
  })

  it.each<[string, readonly number[], readonly string[], readonly string[]]>([
    ['at the end', [0, 1], [], ['line 3 anchor_removed']],
    ['in between', [0, 2], [], ['line 2 anchor_removed']],
    ['at the beginning', [1, 2], [], ['line 1 anchor_removed']],
    ['together with the end of the chain', [0], CUT, ['line 2 anchor_removed', 'line 3 anchor_removed']],
    [
      'together with the end of the chain and the stored anchor lines',
      [0],
      [...CUT, 'delete from compliance.anchor where line > 1'],
      // The server that wrote the last line still remembers it.
      ['line 3 anchor_removed'],
    ],
    [
      'in between, together with its stored anchor line',
      [0, 2],
      ['delete from compliance.anchor where line = 2'],
      ['line 2 anchor_removed'],
    ],
  ])('%s is reported', async (_, kept, statements, named) => {
    const all = await lines()
    expect([all.length, await faults()]).toEqual([3, []])
    await keep(kept.map((index) => all[index] ?? ''))
    if (statements.length > 0) await damage(...statements)
    expect(await faults()).toEqual(named)
    await harness.compliance.work()
    expect(await faults()).toEqual(named)
  })

  it('is reported once by the next hourly job', async () => {
    await keep((await lines()).slice(0, 2))
    harness.alarms.splice(0)
    await harness.compliance.work()
    expect(harness.alarms.splice(0)).toEqual([{ of: 'trail', subject: 'line 3', fault: 'anchor_removed' }])
    await harness.compliance.work()
    expect(harness.alarms).toEqual([])
  })

  it('is not confused with a line of the old format without chaining', async () => {
    const { line, next } = legacyFile()
    await writeFile(anchorFile, line)
    const anchors = createAnchors(anchorFile, next)
    const [old] = await anchors.list()
    expect(old).toMatchObject({ number: 1, head: { seq: 5n }, before: null })
    await anchors.add({ seq: 6n, hash: 'ab' }, new Date(NOON_MS), old ?? null)
    expect((await anchors.list())[1]).toMatchObject({ number: 2, before: { number: 1, hash: old?.hash } })
  })

  it('is not reported falsely while several servers write at once', async () => {
    await note('event 8')
    await Promise.all([harness.compliance.work(), harness.compliance.work(), harness.compliance.work()])
    expect(await lines()).toHaveLength(4)
    expect(await faults()).toEqual([])
  })
})

/** An anchor file of the old format without chaining, and the key that signed it. */
function legacyFile() {
  const next = Buffer.alloc(32, 7)
  const text = `5 ${'0'.repeat(64)} 2026-11-01T00:00:00.000Z`
  const anchorKey = createHmac('sha256', next).update('anchors').digest()
  return { line: `${text} ${createHmac('sha256', anchorKey).update(text).digest('hex')}\n`, next }
}

describe('a chain without an anchor file', () => {
  const told = () => harness.alarms.splice(0).map(({ of, subject, fault }) => `${of} ${subject} ${fault}`)

  it('is reported at once; afterwards the first missing line is reported', async () => {
    await rm(anchorFile)
    expect(await faults()).toEqual(['anchors anchors_missing'])
    await harness.compliance.work()
    expect(told()).toEqual(['trail anchors anchors_missing'])
    await harness.compliance.work()
    expect(told()).toEqual([])
    expect(await faults()).toEqual(['line 1 anchor_removed'])
  })

  it('is reported also without stored anchor lines, once the first event is older than two hours', async () => {
    const young = await openHarness()
    await transact(young.database.db, (tx) =>
      noteEvent(tx, { playerId: null, actor: 'ayse', kind: 'limit', data: {}, at: new Date(NOON_MS) }),
    )
    young.clock.advance(2 * HOUR_MS)
    expect(await young.compliance.auditEvents()).toEqual([])
    young.clock.advance(1)
    expect(await young.compliance.auditEvents()).toEqual([{ subject: 'anchors', fault: 'anchors_missing' }])
    await young.close()
  })

  it('is no fault if there are no events', async () => {
    const empty = await openHarness()
    empty.clock.advance(3 * HOUR_MS)
    expect(await empty.compliance.auditEvents()).toEqual([])
    await empty.close()
  })

  it('gets an anchor each hour and when a server stops', async () => {
    const job = harness.compliance.jobs.find(({ name }) => name === 'compliance.anchor')
    expect(job).toMatchObject({ everyMs: HOUR_MS, alsoAt: ['start', 'stop'] })
    await note('the last')
    await runJob(harness.compliance.jobs, 'compliance.anchor')
    await damage(
      'delete from compliance.event_seal where event_id > 5',
      'delete from compliance.event where id > 5',
    )
    expect(await faults()).toEqual(['seal 6 not_as_anchored'])
  })
})

describe('the nightly audits of ledger and event chain', () => {
  const audit = async () => {
    for (const subject of ['books', 'trail'] as const) await harness.compliance.auditNightly(subject)
  }
  const told = () => harness.alarms.splice(0).map(({ of, subject, fault }) => `${of} ${subject} ${fault}`)
  const found = () => {
    const done = harness.compliance.audits().filter(({ finishedAt }) => finishedAt !== null)
    return Object.fromEntries(done.map(({ subject, faults }) => [subject, faults]))
  }

  it('report tampering and store the number of faults per night', async () => {
    const playerId = await newPlayer(harness)
    await post(harness, playerId, 'deposit', 5_000)
    await audit()
    expect([told(), found()]).toEqual([[], { books: 0, trail: 0 }])
    await damage(
      `update compliance.event set actor = 'mert' where id = 3`,
      `update ledger.account set balance = balance + 1 where owner = '${playerId}' and code = 'cash'`,
    )
    // 05:00 in Istanbul.
    harness.clock.set(Date.parse('2026-11-22T02:00:00Z'))
    await audit()
    expect(told().toSorted()).toEqual([
      `books ${playerId}/TRY_PLAY/cash U1`,
      'books TRY_PLAY U3',
      'trail event 3 changed',
    ])
    expect(found()).toEqual({ books: 2, trail: 1 })
    const { rows } = await sql<{ subject: string; night: Date; faults: number }>`
      select subject, night, faults from compliance.audit_round order by night, subject`.execute(
      harness.database.db,
    )
    expect(
      rows.map(({ subject, night, faults }) => [subject, night.toISOString().slice(0, 10), faults]),
    ).toEqual([
      ['books', '2026-11-20', 0],
      ['trail', '2026-11-20', 0],
      ['books', '2026-11-21', 2],
      ['trail', '2026-11-21', 1],
    ])
  })

  it('are cached from the start of a server, also if none was ever finished', async () => {
    const known = () =>
      harness.compliance.audits().map(({ subject, finishedAt, faults }) => [subject, finishedAt, faults])
    expect(known()).toEqual([
      ['books', null, 0],
      ['trail', null, 0],
    ])
    const finished = new Date(NOON_MS)
    await sql`
      insert into compliance.audit_round values ('trail', '2026-11-19T21:00:00Z', ${finished}, ${finished}, 3)`.execute(
      harness.database.db,
    )
    await runJob(harness.compliance.jobs, 'compliance.recall')
    expect(known()).toEqual([
      ['books', null, 0],
      ['trail', finished, 3],
    ])
  })

  it('are scheduled at 05:00', () => {
    const jobs = harness.compliance.jobs.filter(({ name }) => name.startsWith('compliance.audit'))
    expect(jobs).toMatchObject([
      { kind: 'scheduled', name: 'compliance.audit-books', cron: '0 5 * * *' },
      { kind: 'scheduled', name: 'compliance.audit-trail', cron: '0 5 * * *' },
    ])
  })
})
