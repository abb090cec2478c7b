import type { livePaths } from '@poyraz/site/live'
import type { slotPaths } from '@poyraz/site/slots'
import { buttonClass, EmptyState } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../art/picture.tsx'
import { PICTURES } from '../art/pictures.ts'
import { usePageTitle } from '../navigation/page-title.ts'

/** Shown for a category, type or provider that does not exist in the lobby; links to all items. */
export function NotHere({
  to,
  action,
}: {
  readonly to: (typeof slotPaths | typeof livePaths)['lobby']
  readonly action: string
}) {
  const t = useTranslations('notFound')
  usePageTitle(t('title'))
  return (
    <EmptyState
      isPage
      art={<Picture src={PICTURES.compass} side={96} loading="first" className="art" />}
      title={t('title')}
      text={t('text')}
      action={
        <Link to={to} className={buttonClass()}>
          {action}
        </Link>
      }
    />
  )
}
