import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { ResultTile } from './result-tile.tsx'
import type { LiveTableView } from './use-table.ts'

const SHOWN = 10
/** Beside the chat and on narrow desktops, more results would reach the presenter. */
const SHOWN_NARROW = 7

/** The latest results of a table, newest first. */
export function LatestResults({ view: { table, results } }: { readonly view: LiveTableView }) {
  const t = useTranslations('table')
  const title = t(table.game === 'roulette' ? 'lastNumbers' : 'lastResults')
  return (
    <section aria-label={title} className="min-w-0">
      <p className="mb-2 text-xs font-semibold text-white max-lg:hidden">{title}</p>
      {results.length === 0 && (
        <p className="min-h-9 text-sm text-white/80 max-lg:hidden">{t('noResults')}</p>
      )}
      {/* Results that do not fit would begin a second row, which is not in sight. */}
      <ol
        className={cx(
          'flex flex-wrap items-center gap-1.5 overflow-hidden p-1',
          results.length > 0 && 'h-13',
        )}
      >
        {results.slice(0, SHOWN).map((label, place) => (
          <li
            key={results.length - place}
            className={cx(place >= SHOWN_NARROW && 'lg:group-data-chat/scene:hidden lg:max-xl:hidden')}
          >
            <ResultTile game={table.game} label={label} isLast={place === 0} />
          </li>
        ))}
      </ol>
    </section>
  )
}
