import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/** The document's title for this page, in the page's language. */
export function usePageTitle(title: string): void {
  const t = useTranslations('site')
  const whole = t('title', { page: title })
  useEffect(() => {
    document.title = whole
  }, [whole])
}
