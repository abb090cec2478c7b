import { livePaths } from '@poyraz/site/live'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { NotHere } from '../../../shared/lists/not-here.tsx'
import {
  TABLE_TYPES,
  type TableType,
  tableCategoriesQuery,
  tableProvidersQuery,
} from '../../../shared/tables/tables.ts'
import { LiveLobby } from './live-lobby.tsx'

const category = getRouteApi(`/open/site-texts${livePaths.category}`)
const type = getRouteApi(`/open/site-texts${livePaths.type}`)
const provider = getRouteApi(`/open/site-texts${livePaths.provider}`)

export function LivePage() {
  const t = useTranslations('live')
  return <LiveLobby title={t('title')} filter={{}} />
}

export function LiveCategoryPage() {
  const t = useTranslations('live')
  const categoryID = Number(category.useParams().id)
  const { data } = useQuery(tableCategoriesQuery(useLang()))
  const name = data?.data.find((one) => one.CategoryID === categoryID)?.name
  if (data?.total && !name) return <AllTables />
  return <LiveLobby title={name ?? t('title')} filter={{ categoryID }} />
}

export function LiveTypePage() {
  const t = useTranslations('live')
  const name = type.useParams().type
  const known = TABLE_TYPES.find((one): one is TableType => one === name)
  if (!known) return <AllTables />
  return <LiveLobby title={t(`types.${known}`)} filter={{ type: known }} />
}

export function LiveProviderPage() {
  const t = useTranslations('live')
  const providerID = Number(provider.useParams().id)
  const { data } = useQuery(tableProvidersQuery(useLang()))
  const name = data?.data.find((one) => one.providerID === providerID)?.name
  if (data?.total && !name) return <AllTables />
  return <LiveLobby title={name ?? t('title')} filter={{ providerID }} />
}

/** Shown for a category, type or provider that does not exist. */
function AllTables() {
  const t = useTranslations('live')
  return <NotHere to={livePaths.lobby} action={t('allTables')} />
}
