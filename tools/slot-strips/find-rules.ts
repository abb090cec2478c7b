import { multiply, type Ratio, ratio } from '../../packages/games/ratio.ts'
import { exactFigures } from '../../packages/games/slots/exact.ts'
import { compile } from '../../packages/games/slots/machine.ts'
import type { ReelRules, SlotPay } from '../../packages/games/slots/rules.ts'
import type { FoundRules, SlotDraft } from './draft.ts'
import { buildStrips, seededInts } from './strips.ts'

const TOLERANCE_BP = 40
/** Attempts in all; after the first few, which scale all pays, single pays are moved. */
const ROUNDS_MAX = 60
const SCALED_ROUNDS = 5
const STAKES = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 50_000]
/** A cap above every possible round, while the figures are searched. */
const NO_CAP = Number.MAX_SAFE_INTEGER

/**
 * Finds rules with the wanted return: strips by a seeded shuffle, pays by one factor that is corrected by the
 * exact return of each attempt. Throws if no factor comes within the tolerance.
 */
export function findRules(draft: SlotDraft): FoundRules {
  const below = seededInts(draft.seed)
  const hasFree = draft.symbols.some((symbol) => symbol.free !== undefined)
  const strips = {
    base: buildStrips(draft, 'base', below),
    free: hasFree ? buildStrips(draft, 'free', below) : null,
  }
  let pays = paysOf(draft, 1)
  let best = measure(draft, strips, pays)
  for (let round = 0; round < ROUNDS_MAX && Math.abs(best.bp - draft.targetBp) > TOLERANCE_BP; round++) {
    const factor = (draft.targetBp - best.scatterBp) / Math.max(1, best.bp - best.scatterBp)
    const next = round < SCALED_ROUNDS ? scaled(pays, factor) : nudged(pays, factor > 1 ? 1 : -1, below)
    const found = measure(draft, strips, next)
    const isCloser = Math.abs(found.bp - draft.targetBp) < Math.abs(best.bp - draft.targetBp)
    if (round >= SCALED_ROUNDS && !isCloser) continue
    pays = next
    best = found
  }
  if (Math.abs(best.bp - draft.targetBp) > TOLERANCE_BP) {
    throw new Error(`${draft.gameId}: ends at ${best.bp.toFixed(0)}; its pays are too coarse for the target`)
  }
  return best.found
}

type Strips = ReelRules['strips']
type Measured = { readonly bp: number; readonly scatterBp: number; readonly found: FoundRules }

function measure(draft: SlotDraft, strips: Strips, pays: readonly SlotPay[]): Measured {
  const rules = rulesOf(draft, strips, pays)
  const figures = exactFigures(compile(rules))
  const bp = basisPoints(figures.rtp)
  return {
    bp,
    scatterBp: basisPoints(figures.parts.baseScatters) + basisPoints(figures.parts.freeScatters),
    found: {
      rules: { ...rules, capUnits: capOf(figures.boundUnits), rtpBp: Math.floor(bp) },
      sigma: Math.sqrt(asNumber(figures.variance)),
      hit: asNumber(figures.hit),
    },
  }
}

function paysOf(draft: SlotDraft, factor: number): readonly SlotPay[] {
  const pays = draft.symbols.flatMap(({ id, pays: units }) => {
    return units ? [{ symbol: id, units, natural: false }] : []
  })
  return scaled(pays, factor)
}

function scaled(pays: readonly SlotPay[], factor: number): readonly SlotPay[] {
  return pays.map((pay) => ({ ...pay, units: pay.units.map((units) => rounded(units * factor)) }))
}

/** Moves one pay of one symbol by one readable step. */
function nudged(pays: readonly SlotPay[], sign: number, below: (n: number) => number): readonly SlotPay[] {
  const index = below(pays.length)
  return pays.map((pay, at) => {
    if (at !== index) return pay
    const last = pay.units.length - 1
    const count = last - below(pay.units.filter((units) => units > 0).length)
    const units = pay.units.map((one, at) => (at === count ? Math.max(1, one + sign * stepOf(one)) : one))
    return units.every((one, at) => one >= (units[at - 1] ?? 0)) ? { ...pay, units } : pay
  })
}

function rulesOf(draft: SlotDraft, strips: Strips, pays: readonly SlotPay[]): ReelRules {
  const { gameId, unitsPerBet, rows, lines, wild, scatter, freeSpins } = draft
  return {
    gameId,
    version: 1,
    mapping: 'reels-1',
    unitsPerBet,
    stakes: STAKES,
    rows,
    strips,
    evaluation: lines === 'ways' ? { kind: 'ways' } : { kind: 'lines', lines },
    pays,
    wild,
    scatter,
    freeSpins,
    capUnits: NO_CAP,
    rtpBp: draft.targetBp,
  }
}

/** Two significant digits: pays that one can read. A pay above zero stays above zero. */
function rounded(pay: number): number {
  if (pay === 0) return 0
  const step = stepOf(pay)
  return Math.max(1, Math.round(pay / step) * step)
}

function stepOf(pay: number): number {
  return pay < 10 ? 1 : 10 ** (Math.floor(Math.log10(pay)) - 1)
}

/** The bound of a round, rounded up to two significant digits. */
function capOf(bound: bigint): number {
  const step = 10n ** BigInt(Math.max(0, String(bound).length - 2))
  return Number(((bound + step - 1n) / step) * step)
}

const basisPoints = (value: Ratio) => asNumber(multiply(value, ratio(10_000n, 1n)))
const asNumber = ({ numerator, denominator }: Ratio) => Number((numerator * 10n ** 9n) / denominator) / 1e9
