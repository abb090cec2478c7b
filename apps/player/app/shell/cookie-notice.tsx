import { contentPaths } from '@poyraz/site/content'
import { Button } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBrowserFact } from '../../shared/browser-fact.ts'
import { readStored, store } from '../../shared/storage.ts'

/**
 * Notice about what the site stores in the browser, shown until it is closed. It needs no consent: the only
 * cookie is the one of the session. The server renders it for everybody; the first script of the page hides
 * it if it was closed before.
 */
export function CookieNotice() {
  const t = useTranslations('cookies')
  const before = useBrowserFact<boolean>(wasExplained, false)
  const [explained, setExplained] = useState(false)
  if (before || explained) return null
  const close = () => {
    store('cookiesExplained', 1)
    setExplained(true)
  }
  return (
    <aside
      data-part="cookie-notice"
      aria-label={t('label')}
      className="fixed right-3 bottom-19 left-3 z-30 flex items-center gap-3 rounded-tile border border-line bg-surface py-2 pr-2 pl-4 text-sm shadow-pop sm:right-auto sm:max-w-form lg:bottom-4 lg:left-25 short:static short:mx-4 short:mt-2 short:max-w-none [[data-explained]_&]:hidden"
    >
      <p className="flex-1 text-muted">
        {t('text')}{' '}
        <Link
          to={contentPaths.info}
          params={{ pageKey: 'Privacy' }}
          className="font-semibold text-text underline"
        >
          {t('more')}
        </Link>
      </p>
      <Button variant="quiet" onClick={close}>
        {t('close')}
      </Button>
    </aside>
  )
}

const wasExplained = () => readStored('cookiesExplained') !== null
