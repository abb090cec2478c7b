import { slotPaths } from '@poyraz/site/slots'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { GAME_TYPES, type GameType } from '../../../shared/games/game-types.ts'
import { categoriesQuery, providersQuery } from '../../../shared/games/games.ts'
import { NotHere } from '../../../shared/lists/not-here.tsx'
import { Lobby } from './lobby.tsx'

const category = getRouteApi(`/open${slotPaths.category}`)
const type = getRouteApi(`/open${slotPaths.type}`)
const provider = getRouteApi(`/open${slotPaths.provider}`)

export function LobbyPage() {
  const t = useTranslations('lobby')
  return <Lobby title={t('title')} filter={{}} />
}

export function CategoryPage() {
  const t = useTranslations('lobby')
  const categoryID = Number(category.useParams().id)
  const { data } = useQuery(categoriesQuery(useLang()))
  const name = data?.data.find((one) => one.CategoryID === categoryID)?.name
  if (data && !name) return <NoSuchLobby />
  return <Lobby title={name ?? t('title')} filter={{ categoryID }} />
}

export function TypePage() {
  const t = useTranslations('lobby')
  const name = type.useParams().type
  const known = GAME_TYPES.find((one): one is GameType => one === name)
  if (!known) return <NoSuchLobby />
  return <Lobby title={t(`types.${known}`)} filter={{ type: known }} />
}

export function ProviderPage() {
  const t = useTranslations('lobby')
  const providerID = Number(provider.useParams().id)
  const { data } = useQuery(providersQuery(useLang()))
  const name = data?.data.find((one) => one.providerID === providerID)?.name
  if (data && !name) return <NoSuchLobby />
  return <Lobby title={name ?? t('title')} filter={{ providerID }} />
}

/** Shown for a category, type or provider that does not exist. */
function NoSuchLobby() {
  const t = useTranslations('lobby')
  return <NotHere to={slotPaths.lobby} action={t('allGames')} />
}
