import { type Database, openDatabase } from '@poyraz/db'
import { kurus, uuidv7 } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLedger, type Ledger } from './ledger.ts'
import { postBatch, type Transaction } from './posting.ts'
import { hashOf } from './testing/engine.ts'

const clock = fakeClock(1_800_000_000_000)
const SERVERS = 5
let test: TestDatabase
let databases: Database[]
let servers: Ledger[]

beforeAll(async () => {
  test = await createTestDatabase()
  databases = Array.from({ length: SERVERS }, () => openDatabase({ url: test.appUrl, max: 4 }))
  servers = databases.map((database) => createLedger({ database, clock }))
  await servers[0]?.openHouse('house:bank')
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
  await test.close()
})

const player = () => uuidv7(clock.nowMs())
const server = (index: number): Ledger => servers[index % SERVERS] as Ledger
const move = (owner: string, key: string, debit: string, credit: string, amount: number): Transaction => ({
  owner,
  key,
  inputHash: hashOf([debit, credit, amount]),
  legs: [{ reason: 'test', debit, credit, amount: kurus(amount) }],
})
const pay = (owner: string, key: string, amount: number) => move(owner, key, 'house:bank', 'cash', amount)
const spend = (owner: string, key: string, amount: number) => move(owner, key, 'cash', 'house:bank', amount)
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

describe('several servers at once', () => {
  it('C01 J5: the first movements of an owner have the same order by seq and by time with any server clocks', async () => {
    const clocks = [0, 200_000, -200_000].map((aheadMs) => ({ nowMs: () => clock.nowMs() + aheadMs }))
    const apart = clocks.map((one, index) => {
      const database = databases[index]
      if (!database) throw new Error('a database for each clock')
      return createLedger({ database, clock: one })
    })
    for (const owner of times(60, player)) {
      const accounts = ['cash', 'bonus', 'prize']
      const gifts = apart.map((one, index) =>
        one.post(move(owner, `g${index}`, 'house:bank', accounts[index] ?? '', 10)),
      )
      expect((await Promise.all(gifts)).map(({ status }) => status)).toEqual([
        'created',
        'created',
        'created',
      ])
    }
    expect(await server(0).audit()).toEqual([])
  })

  it('L1: one of fifty concurrent spends of the whole balance is accepted', async () => {
    const owner = player()
    await server(0).post(pay(owner, 'd1', 100))
    const answers = await Promise.all(times(50, (n) => server(n).post(spend(owner, `s${n}`, 100))))
    expect(answers.filter(({ status }) => status === 'created')).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 'insufficient_funds')).toHaveLength(49)
    expect(await server(0).balances(owner)).toEqual(new Map([['cash', 0n]]))
  })

  it('L1 S2: fifty of two hundred concurrent spends are accepted if the balance covers fifty', async () => {
    const owner = player()
    await server(0).post(pay(owner, 'd1', 5_000))
    const answers = await Promise.all(times(200, (n) => server(n).post(spend(owner, `s${n}`, 100))))
    const statuses = Map.groupBy(answers, ({ status }) => status)
    expect(statuses.get('created')).toHaveLength(50)
    expect(statuses.get('insufficient_funds')).toHaveLength(150)
    const left = answers.flatMap(({ status, balanceAfter }) =>
      status === 'created' ? [Number(balanceAfter)] : [],
    )
    expect(left.toSorted((a, b) => b - a)).toEqual(times(50, (n) => 4_900 - n * 100))
    expect(await server(0).balances(owner)).toEqual(new Map([['cash', 0n]]))
  })

  it('I1 I2: fifty concurrent writes with one key have one effect and equal replies', async () => {
    const owner = player()
    await server(0).post(pay(owner, 'd1', 1000))
    const answers = await Promise.all(times(50, (n) => server(n).post(spend(owner, 'same', 10))))
    expect(answers.filter(({ status }) => status === 'created')).toHaveLength(1)
    expect(new Set(answers.map(({ balanceAfter }) => balanceAfter))).toEqual(new Set([990n]))
    expect(new Set(answers.map(({ at }) => at?.getTime())).size).toBe(1)
  })

  it('A2 L1: concurrent first credits of a new account add up', async () => {
    const owner = player()
    const answers = await Promise.all(times(40, (n) => server(n).post(pay(owner, `d${n}`, 1))))
    expect(answers.map(({ status }) => status)).toEqual(times(40, () => 'created'))
    expect(answers.map(({ balanceAfter }) => Number(balanceAfter)).sort((a, b) => a - b)).toEqual(
      times(40, (n) => n + 1),
    )
  })

  it('R1 D3: one of many concurrent reversals, or ends of a hold, takes effect', async () => {
    const owner = player()
    await server(0).post(pay(owner, 'd1', 100))
    const asked = (key: string) => ({ owner, key, inputHash: hashOf(key) })
    const reversals = await Promise.all(
      times(20, (n) => server(n).reverse({ ...asked(`v${n}`), target: 'd1' })),
    )
    expect(reversals.filter(({ status }) => status === 'created')).toHaveLength(1)
    expect(reversals.filter(({ status }) => status === 'already_reversed')).toHaveLength(19)
    await server(0).post(pay(owner, 'd2', 100))
    await server(0).hold({ ...asked('h1'), source: 'cash', amount: kurus(100), expiresAt: null })
    const legs = [{ reason: 'test', credit: 'house:bank', amount: kurus(100) }]
    const ends = await Promise.all(
      times(20, (n) =>
        n % 2 === 0
          ? server(n).release({ ...asked(`e${n}`), hold: 'h1' })
          : server(n).postHold({ ...asked(`e${n}`), hold: 'h1', legs }),
      ),
    )
    expect(ends.filter(({ status }) => status === 'created')).toHaveLength(1)
    expect((await server(0).balances(owner)).get('held')).toBe(0n)
  })

  it('L1: batches that name the same owners in opposite orders do not deadlock', async () => {
    const owners = times(60, player)
    const rounds = times(40, (round) => {
      const batch = owners.map((owner) => pay(owner, `r${round}`, 1))
      const database = databases[round % SERVERS] as Database
      return postBatch(database, round % 2 === 0 ? batch : batch.reverse(), new Date(clock.nowMs()))
    })
    const answers = (await Promise.all(rounds)).flat()
    expect(answers.filter(({ status }) => status !== 'created')).toEqual([])
    const balances = await Promise.all(owners.map((owner) => server(0).balances(owner)))
    expect(balances.map((own) => own.get('cash'))).toEqual(times(60, () => 40n))
  })

  it('G1: a batch with an owner twice fails as a whole', async () => {
    const owner = player()
    const [database] = databases as [Database]
    const batch = [pay(owner, 'd1', 1), pay(player(), 'd1', 1), pay(owner, 'd2', 1)]
    await expect(postBatch(database, batch, new Date())).rejects.toMatchObject({ code: '21000' })
    expect(await server(0).balances(owner)).toEqual(new Map())
  })

  it('G2 G4: a refused or invalid member does not affect the others of its batch', async () => {
    const good = times(20, player)
    const tooLong = 'k'.repeat(97)
    const answers = await Promise.allSettled([
      ...good.map((owner) => server(0).post(pay(owner, 'd1', 5))),
      server(0).post(spend(player(), 'd1', 5)),
      server(0).post(pay(player(), tooLong, 5)),
      server(0).post({ ...pay(player(), 'd1', 5), owner: 'nobody' }),
    ])
    const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 'thrown'))
    expect(statuses).toEqual([...good.map(() => 'created'), 'insufficient_funds', 'thrown', 'thrown'])
  })

  it('leave a ledger without audit faults', async () => {
    expect(await server(0).audit()).toEqual([])
  })
})
