import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, EmptyState } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'

/** Page of a game that does not exist. A notice in the lobby would cover its tiles. */
export function MissingGame() {
  const t = useTranslations('play')
  usePageTitle(t('missingTitle'))
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        isPage
        art={<Picture src={PICTURES.compass} side={96} loading="first" className="art" />}
        title={t('missingTitle')}
        text={t('missingText')}
        action={
          <Link to={slotPaths.lobby} className={buttonClass({ size: 'lg' })}>
            {t('toLobby')}
          </Link>
        }
      />
    </div>
  )
}
