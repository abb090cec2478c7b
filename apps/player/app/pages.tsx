import { homePaths } from '@poyraz/site/home'
import { Button, buttonClass, EmptyState, Spinner } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../shared/art/picture.tsx'
import { PICTURES } from '../shared/art/pictures.ts'
import { usePageTitle } from '../shared/navigation/page-title.ts'

export function NotFoundPage() {
  const t = useTranslations('notFound')
  const home = useTranslations('site')('home')
  usePageTitle(t('title'))
  return (
    <EmptyState
      isPage
      art={<Picture src={PICTURES.compass} side={96} className="art" />}
      title={t('title')}
      text={t('text')}
      action={
        <Link to={homePaths.home} className={buttonClass({ size: 'lg' })}>
          {home}
        </Link>
      }
    />
  )
}

/** Shown if the code of a page failed to load or threw an error. A reload gets the current version. */
export function CrashPage() {
  const t = useTranslations('failure')
  const reload = useTranslations('site')('reload')
  return (
    <EmptyState
      isPage
      art={<Picture src={PICTURES.nazar} side={96} className="art" />}
      title={t('crashTitle')}
      text={t('crashText')}
      action={
        <Button size="lg" onClick={() => location.reload()}>
          {reload}
        </Button>
      }
    />
  )
}

export function WaitingPage() {
  const loading = useTranslations('site')('loading')
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-muted">
      <Spinner />
      {loading}
    </p>
  )
}
