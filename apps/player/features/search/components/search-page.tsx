import { isSearchable } from '@poyraz/text'
import { EmptyState } from '@poyraz/ui'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { ListSearch } from '../../../shared/lists/list-search.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { AllResults } from './all-results.tsx'

/** The page of all results for `?q=`: slots, live tables and pages. */
export function SearchPage() {
  const t = useTranslations('searching')
  const { q = '' } = useSearch({ strict: false })
  const title = isSearchable(q) ? t('titleFor', { query: q.trim() }) : t('title')
  usePageTitle(title)
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-3xl wrap-anywhere">{title}</h1>
      <ListSearch query={q} label={t('label')} placeholder={t('placeholder')} />
      {isSearchable(q) ? (
        <AllResults query={q.trim()} />
      ) : (
        <EmptyState
          art={<Picture src={PICTURES.magnifier} side={80} loading="first" className="art" />}
          title={t('short')}
        />
      )}
    </div>
  )
}
