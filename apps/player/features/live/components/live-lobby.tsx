import { livePaths } from '@poyraz/site/live'
import { isSearchable } from '@poyraz/text'
import { buttonClass, EmptyState, useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { contentArtUrl } from '../../../shared/art/content-art.ts'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { InContentBanners } from '../../../shared/content/in-content-banners.tsx'
import { ListSearch } from '../../../shared/lists/list-search.tsx'
import { LobbyFrame } from '../../../shared/lists/lobby-frame.tsx'
import { PagedList } from '../../../shared/lists/paged-list.tsx'
import { TableGrid, TableGridSkeleton } from '../../../shared/tables/table-grid.tsx'
import { useTablesList } from '../../../shared/tables/table-states.ts'
import { type TableFilter, tablesQuery } from '../../../shared/tables/tables.ts'
import { typesOf } from '../table-types.ts'
import { LiveClosed } from './live-closed.tsx'
import { TableChips } from './table-chips.tsx'

const SKELETON_CARDS = 9
const WHEEL = '1f3a1'

/** The live lobby and its filtered lists; without any table, `LiveClosed`. */
export function LiveLobby({ title, filter }: { readonly title: string; readonly filter: TableFilter }) {
  const t = useTranslations('live')
  const lang = useLang()
  const { q = '' } = useSearch({ strict: false })
  useTablesList(lang)
  const searchGameName = isSearchable(q) ? q.trim() : undefined
  const tables = useInfiniteQuery(tablesQuery(searchGameName ? { ...filter, searchGameName } : filter, lang))
  const everything = useInfiniteQuery(tablesQuery({}, lang))
  const whole = searchGameName === undefined && Object.keys(filter).length === 0
  const total = tables.data?.pages[0]?.total
  if (everything.data?.pages[0]?.total === 0) return <LiveClosed />
  return (
    <LobbyFrame
      title={title}
      count={total === undefined ? '' : t('count', { count: total })}
      search={<ListSearch query={q} label={t('search')} placeholder={t('searchPlaceholder')} />}
      filters={<TableChips types={typesOf(everything.data?.pages[0])} chosen={filter.type} />}
    >
      <PagedList
        list={tables}
        skeleton={<TableGridSkeleton cards={SKELETON_CARDS} />}
        empty={<NoTables searched={searchGameName !== undefined} />}
      >
        {(items) => <TableGrid tables={items} heading="h2" />}
      </PagedList>
      {total !== undefined && whole && <InContentBanners type="live" />}
    </LobbyFrame>
  )
}

function NoTables({ searched }: { readonly searched: boolean }) {
  const t = useTranslations('live')
  const empty = useTranslations('failure')('empty')
  const spelling = useTranslations('lobby')('noneSearch')
  return (
    <EmptyState
      art={<Picture src={searched ? PICTURES.magnifier : contentArtUrl(WHEEL)} side={96} className="art" />}
      title={searched ? empty : t('none')}
      text={searched ? spelling : undefined}
      action={
        <Link to={livePaths.lobby} className={buttonClass({ variant: 'quiet' })}>
          {t('allTables')}
        </Link>
      }
    />
  )
}
