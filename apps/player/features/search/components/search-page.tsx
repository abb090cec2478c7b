import { isSearchable } from '@poyraz/text'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ListSearch } from '../../../shared/lists/list-search.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { AllResults } from './all-results.tsx'
import { Suggestions } from './suggestions.tsx'

/**
 * The page of all results for `?q=`: slots, live tables and pages. Without a text it offers recent searches,
 * and games and pages to look at.
 */
export function SearchPage() {
  const t = useTranslations('searching')
  const { q = '' } = useSearch({ strict: false })
  const query = q.trim()
  const title = isSearchable(q) ? t('titleFor', { query }) : t('title')
  usePageTitle(title)
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl wrap-anywhere md:text-3xl">{title}</h1>
      <ListSearch query={q} label={t('label')} placeholder={t('placeholder')} />
      {isSearchable(q) ? (
        <AllResults query={query} />
      ) : (
        <>
          {query && <p className="text-sm text-muted">{t('short')}</p>}
          <Suggestions withRecent />
        </>
      )}
    </div>
  )
}
