import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, Card, EmptyState } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'

/** Shown in place of the figures if the player has no rounds in the period. */
export function StatsEmpty() {
  const t = useTranslations('stats')
  return (
    <Card>
      <EmptyState
        art={<Picture src={PICTURES.magnifier} side={80} className="art" />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link to={slotPaths.lobby} className={buttonClass({ variant: 'quiet' })}>
            {t('toGames')}
          </Link>
        }
      />
    </Card>
  )
}
