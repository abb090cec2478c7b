import card from 'art:1f0cf/256'
import wheel from 'art:1f3a1/128'
import glass from 'art:1f50e/128'
import heart from 'art:2665-fe0f/128'
import { useTranslations } from 'use-intl'
import { NotOpenYet } from '../../../shared/content/not-open-yet.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'

/** The page of the live casino while there are no tables. */
export function LiveClosed() {
  const t = useTranslations('live')
  usePageTitle(t('title'))
  return (
    <NotOpenYet
      title={t('closedTitle')}
      text={t('closedText')}
      art={card}
      ground="ground-reef"
      points={[
        { art: wheel, title: t('types.roulette'), text: t('plans.roulette') },
        { art: heart, title: t('types.blackjack'), text: t('plans.blackjack') },
        { art: glass, title: t('plans.proofTitle'), text: t('plans.proof') },
      ]}
    />
  )
}
