import { contentPaths } from '@poyraz/site/content'
import { Card, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { pageQuery } from '../../../shared/content/content.ts'
import { withOutline } from '../../../shared/content/outline.ts'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { useArriveAtHash } from '../hooks/use-arrive-at-hash.ts'
import { InfoNav } from './info-nav.tsx'
import { TableOfContents } from './table-of-contents.tsx'

const route = getRouteApi(`/open/site-texts${contentPaths.info}`)

/** One information page by its key, with links to the other pages and a table of contents. */
export function InfoPage() {
  const t = useTranslations('content')
  const { pageKey } = route.useParams()
  const { data, error, refetch } = useQuery(pageQuery(pageKey, useLang()))
  const item = data?.data[0]
  const title = item?.title ?? t(`pages.${pageKey}`)
  usePageTitle(title)
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-4 lg:gap-7">
      <InfoNav />
      <div className="flex min-w-0 flex-col gap-5 lg:col-span-3">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {error && <ListFailure error={error} onRetry={() => void refetch()} />}
        {!error && (item ? <Text key={pageKey} html={item.Text} /> : <TextSkeleton />)}
      </div>
    </div>
  )
}

function Text({ html }: { readonly html: string }) {
  const outline = useMemo(() => withOutline(html), [html])
  useArriveAtHash()
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-3 xl:gap-7">
      <TableOfContents headings={outline.headings} />
      <Card className="min-w-0 md:p-8 xl:col-span-2">
        <RichText html={outline.html} className="max-w-prose" />
      </Card>
    </div>
  )
}

/** Skeleton of a text. */
export function TextSkeleton() {
  const loading = useTranslations('site')('loading')
  return (
    <Card role="status" className="flex flex-col gap-4 md:p-8">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-7 w-3/5" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((line) => (
        <Skeleton key={line} className={line % 4 === 3 ? 'h-4 w-2/5' : 'h-4 w-full'} />
      ))}
    </Card>
  )
}
