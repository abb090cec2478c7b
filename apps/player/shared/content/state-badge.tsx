import { Badge, type BadgeTone } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { PeriodState } from './period.ts'

const TONES = {
  active: 'success',
  coming: 'lamp',
  finished: 'neutral',
} as const satisfies Record<PeriodState, BadgeTone>

/** State of a promotion or a tournament as a badge. */
export function StateBadge({ state }: { readonly state: PeriodState }) {
  const t = useTranslations('content')
  return <Badge tone={TONES[state]}>{t(`stateOne.${state}`)}</Badge>
}
