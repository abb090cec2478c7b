import { useTranslations } from 'use-intl'

/** Returns a function to the name of an event: both teams, or the league and season of a bet on a whole season. */
export function useEventName(): (sides: { readonly home: string; readonly away: string }) => string {
  const t = useTranslations('sports')
  return ({ home, away }) => (away === '' ? home : t('versus', { home, away }))
}
