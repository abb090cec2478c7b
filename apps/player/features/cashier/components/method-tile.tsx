import { cashierPaths } from '@poyraz/site/cashier'
import { cx, IconButton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { highlightedMethodsQuery, type Listed, type Method } from '../api/methods.ts'
import { useFavouriteMethod } from '../hooks/use-favourite-method.ts'
import { methodsOf } from '../method-list.ts'
import { logoOf, MethodWords } from './method-words.tsx'

/** Methods of one kind under a common name, collapsed. */
export function MethodGroupTile({ group }: { readonly group: Extract<Listed, { type: 'group' }> }) {
  const t = useTranslations('transfer')
  const { name, logo } = group.properties
  return (
    <li className="md:has-open:col-span-2">
      <details className="group h-full rounded-tile border border-line">
        <summary className="flex h-full min-h-18 list-none items-center gap-3 rounded-tile px-4 py-3 transition group-open:h-auto hover:bg-surface-2">
          <Picture src={logoOf(logo)} side={36} className="flex-none" />
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-bold">{name}</span>
            <span className="block text-xs text-muted">
              {t('groupCount', { count: group.methods.length })}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 flex-none text-muted transition group-open:rotate-180"
          />
        </summary>
        <ul className="grid grid-cols-1 gap-3 p-3 pt-1 md:grid-cols-2">
          {methodsOf([group]).map((method) => (
            <MethodTile key={method.properties.id} method={method} />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** A method that links to its deposit; the star beside it marks it as a favourite. */
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
        to={cashierPaths.deposit}
        search={{ method: id }}
        className="flex min-w-0 flex-1 items-center gap-3 cover-link after:rounded-tile"
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
