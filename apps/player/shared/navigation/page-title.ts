import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/** The document's title for this page, in the page's language; `null` for the site as a whole. */
export function usePageTitle(title: string | null): void {
  const t = useTranslations('site')
  const whole = title === null ? t('homeTitle') : t('title', { page: title })
  useEffect(() => {
    document.title = whole
  }, [whole])
}
