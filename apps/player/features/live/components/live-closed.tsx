import card from 'art:1f0cf/256'
import { useTranslations } from 'use-intl'
import { NotOpenYet } from '../../../shared/content/not-open-yet.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'

/** The page of the live casino while there are no tables. */
export function LiveClosed() {
  const t = useTranslations('live')
  usePageTitle(t('title'))
  return <NotOpenYet title={t('closedTitle')} text={t('closedText')} art={card} ground="ground-reef" />
}
