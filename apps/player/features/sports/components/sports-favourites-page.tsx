import { Card, EmptyState, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { eventsQuery } from '../api/queries.ts'
import { useFavourites } from '../hooks/use-favourites.ts'
import { useWatchList } from '../prices/use-prices.ts'
import { EventList } from './event-list.tsx'

/** The matches with a star on this device. */
export function SportsFavouritesPage() {
  const t = useTranslations('sports.favourites')
  const ids = useFavourites((state) => state.ids)
  usePageTitle(t('title'))
  useWatchList()
  const list = useQuery({
    ...eventsQuery({ eventIDs: [...ids] }, useLang()),
    enabled: ids.length > 0,
  })
  const none = (
    <Card>
      <EmptyState
        art={<Picture src={PICTURES.star} side={72} className="art" />}
        title={t('none')}
        text={t('noneText')}
      />
    </Card>
  )
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('text')}</p>
      </div>
      {ids.length === 0 ? none : <EventList list={list} emptyTitle={t('none')} emptyText={t('noneText')} />}
    </div>
  )
}
