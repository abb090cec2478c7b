import { cx, IconButton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { highlightedMethodsQuery, type Method } from '../api/methods.ts'
import { useFavouriteMethod } from '../hooks/use-favourite-method.ts'
import { methodsOf } from '../method-list.ts'
import { MethodWords } from './method-words.tsx'

/** A method that leads to its deposit; the star beside it keeps it on top. */
export function MethodTile({ method }: { readonly method: Method }) {
  const t = useTranslations('wallet')
  const toggle = useFavouriteMethod()
  const { data } = useQuery(highlightedMethodsQuery(useLang()))
  const { id } = method.properties
  const marked = method.properties.isFavorite === 1
  const highlighted = methodsOf(data?.data ?? []).some(({ properties }) => properties.id === id)
  const label = t(marked ? 'removeFavourite' : 'addFavourite', { name: method.name })
  return (
    <li className="relative flex min-h-18 items-center gap-1 rounded-tile border border-line py-3 pr-1.5 pl-4 transition hover:bg-surface-2">
      <Link
        to="/deposit"
        search={{ method: id }}
        className="flex min-w-0 flex-1 items-center gap-3 after:absolute after:inset-0 after:rounded-tile"
      >
        <MethodWords method={method} badge={highlighted ? t('highlighted') : undefined} />
      </Link>
      <IconButton
        label={label}
        aria-pressed={marked}
        onClick={() => toggle.mutate(method)}
        className="relative z-10"
      >
        <Star aria-hidden="true" className={cx('size-5', marked && 'fill-brass text-brass')} />
      </IconButton>
    </li>
  )
}
