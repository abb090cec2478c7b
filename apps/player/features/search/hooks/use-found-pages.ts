import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { findPages, type IndexedPage, PAGE_ADDRESSES, type PageName } from '../page-index.ts'

/** The site's own pages that fit the text, by title or by another word for them. */
export function useFoundPages(text: string): readonly IndexedPage[] {
  const t = useTranslations('searching.index')
  const index = useMemo(
    () =>
      Object.keys(PAGE_ADDRESSES).map((key) => {
        const name = key as PageName
        return { name, title: t(`${name}.title`), words: t(`${name}.words`) }
      }),
    [t],
  )
  return useMemo(() => findPages(text, index), [text, index])
}
