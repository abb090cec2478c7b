import { systemClock } from '@poyraz/kernel'
import { formatDateTime } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Exclusion } from '../../../shared/protection/protection.ts'
import { exclusionState } from '../exclusion-state.ts'

/** Returns a formatter that describes an exclusion in force. */
export function useExclusionText(): (exclusion: Exclusion) => string {
  const t = useTranslations('exclusion')
  const lang = useLang()
  return (exclusion) => {
    const { until } = exclusion
    const state = exclusionState(exclusion, systemClock.nowMs())
    if (until === null || state === 'over') return t(`bar.${state === 'over' ? 'over' : 'register'}`)
    return t(`bar.${state}`, { date: formatDateTime(until, lang) })
  }
}
