import type { Limit } from '../../shared/protection/protection.ts'

const PERIODS = ['day', 'week', 'month'] as const

/** Returns the deposit limits, shortest period first, in kuruş. A negative use counts as 0. */
export function depositLimitsOf(limits: readonly Pick<Limit, 'kind' | 'period' | 'value' | 'used'>[]) {
  return PERIODS.flatMap((period) =>
    limits
      .filter((limit) => limit.kind === 'deposit' && limit.period === period)
      .map(({ value, used }) => ({ period, value, used: Math.max(0, used) })),
  )
}
