import { noticePaths } from '@poyraz/site/notices'
import { buttonClass, EmptyState } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { useWhen } from '../../../shared/i18n/when.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { useReopening } from '../hooks/use-reopening.ts'

/** Shown during maintenance. Checks repeatedly and leaves the page when the site is open. */
export function MaintenancePage() {
  const t = useTranslations('maintenance')
  const pages = useTranslations('pages')
  const when = useWhen()
  const until = useReopening().state?.until
  usePageTitle(t('title'))
  return (
    <div className="flex flex-1 flex-col justify-center pb-12">
      <EmptyState
        isPage
        art={<Picture src={PICTURES.tools} side={96} className="art" />}
        title={t('title')}
        text={t('text')}
        action={
          <span className="flex flex-col items-center gap-4">
            <span className="min-h-6 font-semibold">{until && pages('until', { time: when(until) })}</span>
            <Link to={noticePaths.maintenanceControl} className={buttonClass({ variant: 'quiet' })}>
              {pages('check')}
            </Link>
          </span>
        }
      />
    </div>
  )
}
