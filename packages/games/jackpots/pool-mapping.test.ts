import { commitHidden, drawHidden, rulesHash, soloDraws, toHex } from '@poyraz/fairness'
import { type Receipt, verifyJackpot } from '@poyraz/fairness/verify'
import { describe, expect, it } from 'vitest'
import { contribution, distances, drawTicket, JACKPOT_POOLS, type JackpotPool, poolMapping } from './index.ts'

const [WATERS, MOON] = JACKPOT_POOLS as readonly [JackpotPool, JackpotPool]
const SEED = new Uint8Array(32).fill(9)
const SALT = new Uint8Array(32).fill(7)
const STAKE = 500n

/** The fields of a receipt that the check reads. */
function receipt(part: Partial<Receipt>): Receipt {
  const base = { serverSeed: toHex(SEED), clientSeed: 'lale', nonce: 3, stake: String(STAKE) }
  return { ...base, ...part } as Receipt
}

const stepOf = (one: Receipt) => verifyJackpot(one, one.jackpot ? poolMapping(one.jackpot.pool) : null)

describe('the ticket of a receipt', () => {
  const { rules } = WATERS
  const hash = rulesHash(rules)
  const seeds = { serverSeed: SEED, clientSeed: 'lale', nonce: 3 }
  const draws = soloDraws({ ...seeds, gameId: rules.gameId, rulesHash: hash, stream: 'jackpot' })
  const ticket = drawTicket(rules, draws)
  const jackpot = { pool: rules.gameId, rulesHash: hash, level: null, amount: '0', entry: 1, ticket }

  it('is drawn again from the seeds, and wins nothing where it lies beyond all levels', () => {
    expect(stepOf(receipt({ jackpot }))?.holds).toBe(true)
  })

  it('disproves another ticket, and a level that the ticket did not win', () => {
    expect(stepOf(receipt({ jackpot: { ...jackpot, ticket: ticket + 1 } }))?.holds).toBe(false)
    expect(stepOf(receipt({ jackpot: { ...jackpot, level: 'damla' } }))?.holds).toBe(false)
  })

  it('waits for the server seed, and is left out for rules that are not known here', () => {
    expect(stepOf(receipt({ jackpot, serverSeed: null }))).toBeNull()
    expect(stepOf(receipt({ jackpot: { ...jackpot, rulesHash: 'a'.repeat(64) } }))).toBeNull()
    expect(stepOf(receipt({}))).toBeNull()
  })
})

describe('the place of a receipt in a must-hit-by pot', () => {
  const { rules } = MOON
  const hash = rulesHash(rules)
  const [level] = rules.levels as [(typeof rules.levels)[number]]
  const hidden = { gameId: rules.gameId, rulesHash: hash, most: distances(rules), salt: SALT }
  const { value, commitment } = drawHidden({ ...hidden, number: 4 })
  const each = contribution(level, STAKE)
  const trigger = { rulesHash: hash, salt: toHex(SALT), value: String(value) }
  const at = (from: bigint, won: boolean) =>
    receipt({
      trigger,
      jackpot: {
        pool: rules.gameId,
        rulesHash: hash,
        level: won ? level.key : null,
        amount: won ? '900000' : '0',
        entry: 1,
        pot: 4,
        commitment,
        from: String(from),
        to: String(from + each),
      },
    })

  it.each([
    ['ends before the distance', value - each - 1n, false],
    ['reaches the distance exactly', value - each, true],
    ['passes the distance', value - 1n, true],
    ['begins at the distance', value, false],
  ])('of a stake that %s: a hit is %s', (_, from, won) => {
    expect(stepOf(at(from, won))?.holds).toBe(true)
    expect(stepOf(at(from, !won))?.holds).toBe(false)
  })

  it('disproves a distance that was not committed to, or that does not follow from its salt', () => {
    const other = { ...trigger, value: String(value + 1n) }
    expect(stepOf({ ...at(0n, false), trigger: other })?.holds).toBe(false)
    const chosen = toHex(commitHidden({ id: `${rules.gameId}-4`, value: value + 1n, salt: SALT }))
    const { jackpot } = at(0n, false)
    const made = receipt({ trigger: other, jackpot: { ...jackpot, commitment: chosen } as never })
    expect(stepOf(made)?.holds).toBe(false)
  })

  it('disproves a contribution that is not the stake times the rate', () => {
    const { jackpot } = at(0n, false)
    expect(stepOf(receipt({ trigger, jackpot: { ...jackpot, to: '1' } as never }))?.holds).toBe(false)
  })

  it('waits until the pot was hit', () => {
    expect(stepOf({ ...at(0n, false), trigger: null })).toBeNull()
  })
})
