import { assert, uuidv7 } from '@poyraz/kernel'
import { expect } from 'vitest'
import type { Operation, PlainLeg } from '../book.ts'
import { type Engine, hashOf } from './engine.ts'

type Words = readonly [string, ...string[]]
type Context = {
  readonly engine: Engine
  nowMs(): number
  ownerOf(name: string): string
}

/**
 * Runs a table of operations, one per line; the last word is the expected status. Amounts are kuruş.
 * - `open house:game` · `wait 1000` (ms) · `balance P1 cash`
 * - `post B1 P1 cash>house:game=300,house:game>cash=500`, with a last `TRY` in that currency
 * - `hold H1 P1 cash=400`, with a last `@1000` it expires 1000 ms from the table's start
 * - `end E1 P1 H1 house:bank=300,bonus=50` posts a hold · `release R1 P1 H1` · `expire X1 P1 H1`
 * - `reverse V1 P1 B1`
 */
export async function check(engine: Engine, table: string): Promise<void> {
  const owners = new Map<string, string>()
  const startMs = 1_800_000_000_000
  const context: Context = {
    engine,
    nowMs: () => startMs,
    ownerOf(name) {
      const owner = owners.get(name) ?? uuidv7(startMs)
      owners.set(name, owner)
      return owner
    },
  }
  for (const line of table.split('\n').filter((text) => text.trim() !== '')) {
    const [verb = '', ...rest] = line.trim().split(/\s+/)
    const expected = rest.pop()
    expect(`${verb} ${rest.join(' ')}: ${await answer(context, [verb, ...rest])}`).toBe(
      `${verb} ${rest.join(' ')}: ${expected}`,
    )
  }
}

async function answer(context: Context, [verb, ...words]: Words): Promise<string> {
  const { engine, ownerOf } = context
  const [first = '', second = ''] = words
  switch (verb) {
    case 'open':
      await engine.openHouse(first)
      return 'opened'
    case 'wait':
      engine.advance(Number(first))
      return 'waited'
    case 'balance':
      return String(await engine.balance(ownerOf(first), second))
    default: {
      const { status, balanceAfter } = await engine.run(operationOf(context, [verb, ...words]))
      assert(
        (balanceAfter !== null) === (status === 'created' || status === 'exists'),
        'only postings have a balance',
      )
      return status
    }
  }
}

function operationOf({ ownerOf, nowMs }: Context, [verb, key = '', name = '', ...words]: Words): Operation {
  const [first = '', second] = words
  const signed = { owner: ownerOf(name), key, inputHash: hashOf([verb, name, words]) }
  switch (verb) {
    case 'post':
      return { ...signed, kind: 'post', currency: second ?? 'TRY_PLAY', legs: legsOf(first) }
    case 'hold': {
      const [source = '', amount = '0'] = first.split('=')
      const expiresAtMs = second ? nowMs() + Number(second.slice(1)) : null
      return { ...signed, kind: 'hold', currency: 'TRY_PLAY', source, amount: BigInt(amount), expiresAtMs }
    }
    case 'end':
      return { ...signed, kind: 'post_hold', hold: first, legs: legsOf(second ?? '') }
    case 'release':
    case 'expire':
      return { ...signed, kind: verb, hold: first, legs: [] }
    case 'reverse':
      return { ...signed, kind: 'reverse', target: first }
    default:
      throw new Error(`no such verb: ${verb}`)
  }
}

/** Parses `cash>house:game=300,…`; legs of a hold's end have no debit: `house:bank=300`. `-`: no legs. */
function legsOf(text: string): PlainLeg[] {
  return text
    .split(',')
    .filter((part) => part !== '' && part !== '-')
    .map((part) => {
      const [accounts = '', amount = '0'] = part.split('=')
      const [debit = '', credit] = accounts.includes('>') ? accounts.split('>') : ['held', accounts]
      return { reason: 'test', debit, credit: credit ?? '', amount: BigInt(amount) }
    })
}
