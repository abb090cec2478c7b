import die from 'art:1f3b2/256'
import { useTranslations } from 'use-intl'
import { NotOpenYet } from '../../../shared/content/not-open-yet.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'

/** The page of poker, tavla and okey before their tables open. */
export function PokerPage() {
  const t = useTranslations('poker')
  usePageTitle(t('title'))
  return <NotOpenYet title={t('title')} text={t('text')} art={die} ground="ground-ember" />
}
