import { instantRound } from '../instant-round.ts'
import type { OriginalOutcome, OriginalRules } from '../original.ts'

/**
 * The numbers 1 to `numbers` are dealt; the first `drawn` of them are drawn, in this order. A ticket pays
 * by how many of its numbers were drawn: `units[risk][numbers of the ticket - 1][hits]`.
 */
export type KenoRules = OriginalRules & {
  readonly numbers: number
  readonly drawn: number
  readonly units: Readonly<Record<KenoRisk, readonly (readonly number[])[]>>
}

export type KenoRisk = 'low' | 'high'

/** `numbers` are those of the ticket, rising. */
export type KenoCommand = {
  readonly kind: 'draw'
  readonly risk: KenoRisk
  readonly numbers: readonly number[]
}
/** `drawn` is in the order of the draw. */
export type KenoOutcome = OriginalOutcome & {
  readonly risk: KenoRisk
  readonly numbers: readonly number[]
  readonly drawn: readonly number[]
  readonly hits: number
}

const FIELDS = ['kind', 'numbers', 'risk']

export function kenoRound(rules: KenoRules) {
  const risks = Object.keys(rules.units) as KenoRisk[]
  return instantRound<KenoCommand, KenoOutcome>({
    // A ticket of each size; `accepts` takes the others.
    commands: risks.flatMap((risk) =>
      rules.units[risk].map((_, index) => ({
        kind: 'draw' as const,
        risk,
        numbers: firstNumbers(index + 1),
      })),
    ),
    accepts: (command) => isTicket(rules, command),
    decide({ risk, numbers }, draws) {
      const dealt = draws.deal(rules.numbers)
      const drawn = dealt.slice(0, rules.drawn).map((index) => index + 1)
      const hits = numbers.filter((number) => drawn.includes(number)).length
      return { units: rules.units[risk][numbers.length - 1]?.[hits] ?? 0, risk, numbers, drawn, hits }
    },
  })
}

function firstNumbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

function isTicket(rules: KenoRules, command: unknown): boolean {
  if (typeof command !== 'object' || command === null) return false
  const { kind, risk, numbers } = command as Readonly<Record<string, unknown>>
  if (Object.keys(command).toSorted().join() !== FIELDS.join() || kind !== 'draw') return false
  if (typeof risk !== 'string' || !Object.hasOwn(rules.units, risk) || !Array.isArray(numbers)) return false
  const sizes = rules.units[risk as KenoRisk].length
  if (numbers.length < 1 || numbers.length > sizes) return false
  const list: readonly unknown[] = numbers
  return list.every((number, index) => {
    const before = index === 0 ? 0 : list[index - 1]
    return Number.isSafeInteger(number) && Number(number) > Number(before) && Number(number) <= rules.numbers
  })
}
