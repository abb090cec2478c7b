import { readdirSync, readFileSync } from 'node:fs'
import { rulesHash } from '@poyraz/fairness'
import { describe, expect, test } from 'vitest'
import { SLOT_GAMES } from '#slot-games'
import { volatilityBand } from '../exact-figures.ts'
import { add, ratio } from '../ratio.ts'
import { certify, RTP_CEILING_BP, RTP_FLOOR_BP, type SlotCertificate } from './certificate.ts'
import { exactFigures } from './exact.ts'
import { goldenA } from './fixtures/golden-a.ts'
import { goldenB } from './fixtures/golden-b.ts'
import { REEL_GAMES } from './fixtures/reel-games.ts'
import { SLOT_FOLDERS } from './folders.ts'
import { compile } from './machine.ts'
import type { ReelRules } from './rules.ts'

const read = (slug: string, name: string) =>
  readFileSync(new URL(`./${slug}/${name}`, import.meta.url), 'utf8')
const summary = (slug: string) => JSON.parse(read(slug, 'certificate.json')) as SlotCertificate

/** A committed distribution, read back without any code of the engine. */
function distribution(
  slug: string,
  name: string,
): readonly { weight: bigint; payout: bigint; awarded: bigint }[] {
  const [, ...lines] = read(slug, name).trimEnd().split('\n')
  return lines.map((line) => {
    const [, weight, payout, awarded] = line.split(',').map(BigInt) as [bigint, bigint, bigint, bigint]
    return { weight, payout, awarded }
  })
}

const fraction = ({ numerator, denominator }: { numerator: string; denominator: string }) =>
  ratio(BigInt(numerator), BigInt(denominator))

const CHOICE_FILES = {
  'free-spins': [],
  pick: ['covers.csv', 'rounds.csv'],
  gamble: ['gamble.csv'],
  buy: ['bought.csv'],
}

test.each(SLOT_FOLDERS)('the folder of $game.slug holds the files of a slot and no other', (folder) => {
  const { rules } = folder.game
  const distributions = [
    ...('tickets' in rules ? ['rounds.csv'] : []),
    'base.csv',
    ...(rules.freeSpins ? ['free.csv'] : []),
    ...(rules.mapping === 'reels-2' ? CHOICE_FILES[rules.choice.kind] : []),
  ]
  const names = ['certificate.json', 'game.ts', 'page.ts', 'published.json', 'rules.ts', ...distributions]
  expect(new Set(readdirSync(folder.url))).toEqual(new Set(names))
})

describe.each(REEL_GAMES)('$slug', ({ slug, rules }) => {
  const certificate = summary(slug)

  test('is certified: counting anew gives the committed files, to the byte', () => {
    const counted = certify(rules, rulesHash(rules))
    for (const [name, text] of Object.entries(counted)) expect(read(slug, name), name).toBe(text)
  })

  test('has a distribution of the paid spin that counts the cycle and gives the base return', () => {
    const rows = distribution(slug, 'base.csv')
    const cycle = rules.strips.base.reduce((product, strip) => product * BigInt(strip.length), 1n)
    expect(rows.reduce((sum, row) => sum + row.weight, 0n)).toBe(cycle)
    const units = rows.reduce((sum, row) => sum + row.weight * row.payout, 0n)
    const [runs, scatters] = Object.values(certificate.parts).map(fraction)
    expect(ratio(units, cycle * BigInt(rules.unitsPerBet))).toEqual(
      add(runs ?? ratio(0n, 1n), scatters ?? ratio(0n, 1n)),
    )
    const hits = rows.filter((row) => row.payout > 0n).reduce((sum, row) => sum + row.weight, 0n)
    expect(ratio(hits, cycle)).toEqual(fraction(certificate.paidSpin.paysAnything))
  })

  test('returns the same at every stake, with every payout a whole number of kuruş (A07, R14)', () => {
    const rows = distribution(slug, 'base.csv')
    const cycle = rows.reduce((sum, row) => sum + row.weight, 0n)
    const returns = rules.stakes.map((stake) => {
      const kurusPerUnit = BigInt(certificate.kurusPerUnitByStake[stake] ?? 0)
      expect(kurusPerUnit * BigInt(rules.unitsPerBet)).toBe(BigInt(stake))
      const paid = rows.reduce((sum, row) => sum + row.weight * row.payout * kurusPerUnit, 0n)
      return ratio(paid, cycle * BigInt(stake))
    })
    expect(new Set(returns.map(({ numerator, denominator }) => `${numerator}/${denominator}`)).size).toBe(1)
  })
})

describe.each(SLOT_GAMES)('$slug', ({ slug, rules, present }) => {
  const certificate = summary(slug)

  test('declares the return of its certificate, cut to hundredths of a percent, within the law', () => {
    const { percent, declaredBp } = certificate.rtp
    expect(rules.rtpBp).toBe(declaredBp)
    expect((declaredBp / 100).toFixed(2)).toBe(percent.slice(0, 5))
    expect(declaredBp).toBeGreaterThanOrEqual(RTP_FLOOR_BP)
    expect(declaredBp).toBeLessThanOrEqual(RTP_CEILING_BP)
  })

  test('has parts that add up to its return', () => {
    expect(add(...Object.values(certificate.parts).map(fraction))).toEqual(fraction(certificate.rtp))
  })

  test('is as volatile as it says', () => {
    expect(certificate.volatility.band).toBe(present.volatility)
  })

  test('names the most that can be won, and how rarely', () => {
    const { topAward, cap, unitsPerStake } = certificate
    const { spinUnits, oneIn, roundUnits } = present.most
    const inStakes = (units: number) => (units / unitsPerStake).toFixed(2)
    expect(inStakes(spinUnits)).toBe(topAward.stakes)
    expect(oneIn).toBe(Math.round(Number(topAward.oneIn)))
    const boundStakes = Math.min(Number(cap.stakes), Number(cap.noRoundPaysMoreStakes))
    expect(inStakes(roundUnits)).toBe(boundStakes.toFixed(2))
  })

  test('has a top award within 1 in 100 million (R16)', () => {
    expect(Number(certificate.topAward.oneIn)).toBeLessThan(100e6)
    expect(Number(certificate.topAward.stakes)).toBeLessThanOrEqual(Number(certificate.cap.stakes))
  })
})

test('any change of the rules is another hash', () => {
  const hashes = SLOT_GAMES.map(({ rules }) => rulesHash(rules))
  const changed = SLOT_GAMES.map(({ rules }) => rulesHash({ ...rules, rtpBp: rules.rtpBp + 1 }))
  expect(new Set([...hashes, ...changed]).size).toBe(2 * SLOT_GAMES.length)
})

describe('a wrong declaration does not certify', () => {
  test('a return that is not the exact one', () => {
    expect(() => certify({ ...goldenA, rtpBp: 9594 }, '')).toThrow('declares 9594 and returns 9593')
    expect(() => certify({ ...goldenA, rtpBp: 9593 }, '')).not.toThrow()
  })

  test('a return below the floor or above the ceiling', () => {
    const paying = (units: number, rtpBp: number): ReelRules => {
      const [first, ...rest] = goldenA.pays
      return {
        ...goldenA,
        pays: [{ symbol: first?.symbol ?? '', natural: false, units: [0, 0, 0, units] }, ...rest],
        rtpBp,
      }
    }
    expect(() => certify(paying(0, 8418), '')).toThrow('within the law')
    expect(() => certify({ ...paying(2000, 10_843), capUnits: 2000 }, '')).toThrow('within the law')
  })
})

describe('the win cap', () => {
  test('is counted exactly where single spins meet it', () => {
    const capped = exactFigures(compile({ ...goldenA, capUnits: 60 }))
    expect(capped.rtp).toEqual(ratio(7675n - 940n, 8000n))
    expect(capped.base.cut).toBe(1n)
    expect(summary('kaplan').cap.roundsCut).toMatchObject({ numerator: '1', denominator: '115150' })
  })

  test('must be out of reach of free spins: otherwise nothing is certified', () => {
    expect(() => exactFigures(compile({ ...goldenB, capUnits: 991_100 }))).not.toThrow()
    expect(() => exactFigures(compile({ ...goldenB, capUnits: 991_099 }))).toThrow('beyond its cap')
  })
})

test('bands of volatility', () => {
  const bands = [0, 2.999, 3, 8, 8.001, 15, 15.001].map(volatilityBand)
  expect(bands).toEqual(['low', 'low', 'medium', 'medium', 'high', 'high', 'extreme'])
})
