import type { Limit } from '../../shared/protection/protection.ts'

const PERIODS = ['day', 'week', 'month'] as const

/** The limits on deposits, the shortest period first; nothing counts as used below zero. In kuruş. */
export function depositLimitsOf(limits: readonly Pick<Limit, 'kind' | 'period' | 'value' | 'used'>[]) {
  return PERIODS.flatMap((period) =>
    limits
      .filter((limit) => limit.kind === 'deposit' && limit.period === period)
      .map(({ value, used }) => ({ period, value, used: Math.max(0, used) })),
  )
}
