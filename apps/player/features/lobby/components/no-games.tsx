import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, EmptyState } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'

/**
 * Shown for a lobby without games: no game matches the search, or the list is empty. `whole` means the
 * unfiltered catalogue.
 */
export function NoGames({ searched, whole }: { readonly searched: boolean; readonly whole: boolean }) {
  const t = useTranslations('lobby')
  const empty = useTranslations('failure')('empty')
  return (
    <EmptyState
      art={<Picture src={searched ? PICTURES.magnifier : PICTURES.slot} side={96} className="art" />}
      title={searched ? empty : t('noneTitle')}
      text={searched ? t('noneSearch') : undefined}
      action={
        whole ? undefined : (
          <Link to={slotPaths.lobby} className={buttonClass({ variant: 'quiet' })}>
            {t('allGames')}
          </Link>
        )
      }
    />
  )
}
