import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type SearchPageName, useManifests } from '../../../shared/manifest/manifest.ts'
import { findPages, type IndexedPage } from '../page-index.ts'

/** Returns the pages that the manifests offer to the search. */
export function usePageIndex(): readonly IndexedPage[] {
  const t = useTranslations('searching.index')
  const manifests = useManifests()
  return useMemo(
    () =>
      manifests.flatMap(({ searchPages = {} }) =>
        Object.entries(searchPages).map(([key, address]) => {
          const name = key as SearchPageName
          return { name, address, title: t(`${name}.title`), words: t(`${name}.words`) }
        }),
      ),
    [manifests, t],
  )
}

/** Returns the pages of the manifests whose title or keywords match the text. */
export function useFoundPages(text: string): readonly IndexedPage[] {
  const index = usePageIndex()
  return useMemo(() => findPages(text, index), [text, index])
}
