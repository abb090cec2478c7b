import { authPaths } from '@poyraz/site/auth'
import { contentPaths } from '@poyraz/site/content'
import { homePaths } from '@poyraz/site/home'
import { buttonClass, EmptyState } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'

/** Shown after access was denied: possible reasons and links to other pages. */
export function NoAccessPage() {
  const t = useTranslations('pages')
  const site = useTranslations('site')
  const menu = useTranslations('menu')
  const signedIn = useSignedIn()
  usePageTitle(t('noAccess'))
  return (
    <EmptyState
      isPage
      art={<Picture src={PICTURES.nazar} side={96} loading="first" className="art" />}
      title={t('noAccess')}
      text={signedIn ? t('noAccessPlayer') : t('noAccessVisitor')}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {!signedIn && (
            <Link to={authPaths.login} className={buttonClass({ size: 'lg' })}>
              {menu('logIn')}
            </Link>
          )}
          <Link
            to={homePaths.home}
            className={buttonClass({ size: 'lg', variant: signedIn ? 'primary' : 'quiet' })}
          >
            {site('home')}
          </Link>
          {signedIn && (
            <Link to={contentPaths.support} className={buttonClass({ size: 'lg', variant: 'quiet' })}>
              {t('support')}
            </Link>
          )}
        </span>
      }
    />
  )
}
