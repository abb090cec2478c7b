import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/** Sets the document title in the page's language; `null` sets the title of the site. */
export function usePageTitle(title: string | null): void {
  const t = useTranslations('site')
  const whole = title === null ? t('homeTitle') : t('title', { page: title })
  useEffect(() => {
    document.title = whole
  }, [whole])
}
