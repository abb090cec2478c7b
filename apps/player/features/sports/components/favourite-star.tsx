import { cx, IconButton } from '@poyraz/ui'
import { Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { toggleFavourite, useFavourites } from '../hooks/use-favourites.ts'

/** Adds a match to the favourites of this device, or removes it. */
export function FavouriteStar({
  eventID,
  className,
}: {
  readonly eventID: number
  readonly className?: string
}) {
  const t = useTranslations('sports')
  const marked = useFavourites(({ ids }) => ids.includes(eventID))
  return (
    <IconButton
      label={t(marked ? 'unfavourite' : 'favourite')}
      aria-pressed={marked}
      onClick={() => toggleFavourite(eventID)}
      className={className}
    >
      <Star aria-hidden="true" className={cx('size-4.5', marked && 'fill-brass text-brass')} />
    </IconButton>
  )
}
