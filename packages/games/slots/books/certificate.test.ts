import { readFileSync } from 'node:fs'
import { rulesHash } from '@poyraz/fairness'
import { describe, expect, test } from 'vitest'
import { SLOT_GAMES } from '#slot-games'
import { type Ratio, ratio } from '../../ratio.ts'
import { openCascade } from '../cascades/play.ts'
import type { SlotCertificate } from '../certificate.ts'
import { certifiedFigures } from '../certified-figures.ts'
import { goldenCascade } from '../fixtures/golden-cascade.ts'
import { isBookGame } from '../game.ts'
import { certifyBook } from './certificate.ts'
import { addCounts, type BookCount, CHUNK_TICKETS, countTickets, WATCHED_STAKES } from './count-book.ts'

const read = (slug: string, name: string) =>
  readFileSync(new URL(`../${slug}/${name}`, import.meta.url), 'utf8')

/** A committed distribution, read back without any code of the engine. */
function distribution(slug: string, name: string) {
  const [, ...lines] = read(slug, name).trimEnd().split('\n')
  return lines.map((line) => {
    const [, weight, payout, awarded = 0n] = line.split(',').map(BigInt) as [bigint, bigint, bigint, bigint?]
    return { weight, payout, awarded }
  })
}

const sumOf = (rows: readonly { weight: bigint; payout: bigint }[]) =>
  rows.reduce((sum, { weight, payout }) => sum + weight * payout, 0n)
const fraction = ({ numerator, denominator }: { numerator: string; denominator: string }) =>
  ratio(BigInt(numerator), BigInt(denominator))
const number = ({ numerator, denominator }: Ratio) => Number(numerator) / Number(denominator)

describe.each(SLOT_GAMES.filter(isBookGame))('the book of $slug', ({ slug, rules }) => {
  const certificate = JSON.parse(read(slug, 'certificate.json')) as SlotCertificate
  const rounds = distribution(slug, 'rounds.csv')
  const paid = distribution(slug, 'base.csv')
  const tickets = BigInt(rules.tickets)

  test('is certified under these rules, and its first tickets pay what they did', () => {
    expect(certificate.rulesHash).toBe(rulesHash(rules))
    expect(countTickets(rules, 0, CHUNK_TICKETS).digests.get(0)).toBe(certificate.book?.firstChunkDigest)
  })

  test('counts every ticket once, and their pays are the return', () => {
    for (const rows of [rounds, paid])
      expect(rows.reduce((sum, { weight }) => sum + weight, 0n)).toBe(tickets)
    expect(ratio(sumOf(rounds), tickets * BigInt(rules.unitsPerBet))).toEqual(fraction(certificate.rtp))
  })

  test('pays in whole rounds what paid and free spins pay, but for what the cap cuts', () => {
    const free = rules.freeSpins ? distribution(slug, 'free.csv') : []
    const spins = sumOf(paid) + sumOf(free)
    if (certificate.cap.roundsCut.numerator === '0') expect(sumOf(rounds)).toBe(spins)
    else expect(sumOf(rounds)).toBeLessThan(spins)
  })

  test('returns the same at every stake, with every payout a whole number of kuruş (A07, R14)', () => {
    for (const stake of rules.stakes) {
      expect((certificate.kurusPerUnitByStake[stake] ?? 0) * rules.unitsPerBet).toBe(stake)
    }
  })

  test('is watched by figures that follow from its distributions (R17)', () => {
    const { paid: figure, awarded, free } = certifiedFigures(certificate)
    const most = BigInt(WATCHED_STAKES * rules.unitsPerBet)
    const cut = paid.map((row) => ({ ...row, payout: row.payout < most ? row.payout : most }))
    expect(figure?.mean).toEqual(ratio(sumOf(cut), tickets))
    expect([awarded !== undefined, free !== undefined]).toEqual([
      rules.freeSpins !== null,
      rules.freeSpins !== null,
    ])
    if (!awarded || !free) return
    const spins = distribution(slug, 'free.csv')
    const count = spins.reduce((sum, { weight }) => sum + weight, 0n)
    expect(awarded.mean).toEqual(ratio(count, tickets))
    const triggers = paid.reduce((sum, row) => (row.awarded > 0n ? sum + row.weight : sum), 0n)
    expect(awarded.hit).toEqual(ratio(triggers, tickets))
    const cutFree = spins.map((row) => ({ ...row, payout: row.payout < most ? row.payout : most }))
    expect(free.mean).toEqual(ratio(sumOf(cutFree), count))
    expect(free.linked).toBe(rules.freeSpins?.maxSpins)
  })
})

describe('a count of tickets', () => {
  const rules = {
    ...goldenCascade,
    // A return within the law, so that it certifies.
    unitsPerBet: 6,
    stakes: [600],
    symbols: [...goldenCascade.symbols, 'S'],
    weights: { base: [3, 3, 3, 3, 3, 1], free: null },
    scatter: { symbol: 'S', units: [0, 0, 0, 5] },
    stepMultipliers: { base: [1, 2], free: [2, 4, 6], keeps: true },
    freeSpins: { awards: [0, 0, 0, 2, 3], retriggers: [0, 0, 0, 1], maxSpins: 5 },
  }
  const game = openCascade(rules)
  const outcomes = Array.from({ length: 2 * CHUNK_TICKETS }, (_, ticket) => game.show(ticket))
  const count = countTickets(rules, 0, 2 * CHUNK_TICKETS)
  const total = (counts: ReadonlyMap<number, number>) =>
    [...counts.values()].reduce((sum, times) => sum + times, 0)

  test('is what the outcomes of these tickets say', () => {
    const units = outcomes.reduce((sum, outcome) => sum + outcome.units, 0)
    expect([...count.rounds].reduce((sum, [key, times]) => sum + key * times, 0)).toBe(units)
    expect(total(count.paid)).toBe(outcomes.length)
    expect(total(count.free)).toBe(outcomes.reduce((sum, { spins }) => sum + spins.length - 1, 0))
    const scatters = outcomes.flatMap(({ spins }) => spins.map((spin) => spin.scatters?.units ?? 0))
    expect(count.paidScatterUnits + count.freeScatterUnits).toBe(scatters.reduce((sum, one) => sum + one, 0))
    expect(count.features.rounds).toBe(outcomes.filter(({ spins }) => spins.length > 1).length)
  })

  test('is the same in parts, in whatever order they are added', () => {
    const parts = [1, 0].map((chunk) =>
      countTickets(rules, chunk * CHUNK_TICKETS, (chunk + 1) * CHUNK_TICKETS),
    )
    const sorted = (one: BookCount) => ({
      ...one,
      rounds: [...one.rounds].toSorted(),
      paid: [...one.paid].toSorted(),
      free: [...one.free].toSorted(),
      digests: [...one.digests].toSorted(),
    })
    expect(sorted(addCounts(parts))).toEqual(sorted(count))
  })

  test('watches free spins by the variance of what whole rounds pay in them', () => {
    const cut = WATCHED_STAKES * rules.unitsPerBet
    const features = outcomes
      .filter(({ spins }) => spins.length > 1)
      .map(({ spins: [, ...free] }) => ({
        spins: free.length,
        units: free.reduce((sum, { units }) => sum + Math.min(units, cut), 0),
      }))
    const spins = features.reduce((sum, one) => sum + one.spins, 0)
    const mean = features.reduce((sum, one) => sum + one.units, 0) / spins
    const square = features.reduce((sum, one) => sum + (one.units - mean * one.spins) ** 2, 0)
    const exactBp = Math.floor(
      (10_000 * outcomes.reduce((sum, { units }) => sum + units, 0)) / outcomes.length / rules.unitsPerBet,
    )
    const small = { ...rules, tickets: outcomes.length, rtpBp: exactBp }
    const certificate = JSON.parse(certifyBook(small, '', count)['certificate.json'] ?? '') as SlotCertificate
    const { free } = certifiedFigures(certificate)
    expect(number(free?.variance ?? expect.fail('a figure'))).toBeCloseTo(square / spins, 6)
    expect(number(free?.mean ?? expect.fail('a figure'))).toBeCloseTo(mean, 9)
  })

  test('of another number of tickets than the book has certifies nothing', () => {
    expect(() => certifyBook(rules, '', count)).toThrow('every ticket was counted')
  })
})
