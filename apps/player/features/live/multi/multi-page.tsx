import { livePaths } from '@poyraz/site/live'
import { en } from '@poyraz/text/tables/en'
import { en as multiEn } from '@poyraz/text/tables/multi-en'
import { tr as multiTr } from '@poyraz/text/tables/multi-tr'
import { tr } from '@poyraz/text/tables/tr'
import { cx, Money } from '@poyraz/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBalance } from '../../../shared/balance/balance.ts'
import { TextsBeyond } from '../../../shared/i18n/texts-beyond.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { StatusPill } from '../../../shared/session/status-pill.tsx'
import { useMedia } from '../../../shared/use-media.ts'
import { LobbyLink } from '../table/lobby-link.tsx'
import { useKeys } from '../table/use-keys.ts'
import { idsOf, listOf, MULTI_MAX, multiSearch } from './multi-search.ts'
import { SmallTable } from './small-table.tsx'
import { TablePicker } from './table-picker.tsx'

const TEXTS = { tr: { ...tr, ...multiTr }, en: { ...en, ...multiEn } } as const
const route = getRouteApi(`/open/site-texts${livePaths.multi}`)

/** `/live/multi?tables=101-107`: up to four tables side by side; on phones one after the other. */
export function MultiPage() {
  return (
    <TextsBeyond texts={TEXTS}>
      <Tables />
    </TextsBeyond>
  )
}

const GRID = 'grid min-h-0 flex-1 gap-2 overflow-y-auto p-2 max-md:grid-cols-1 md:auto-rows-fr'

function Tables() {
  const t = useTranslations('multi')
  const ids = idsOf(route.useSearch().tables)
  const navigate = route.useNavigate()
  const change = (next: readonly number[]) =>
    void navigate({ search: multiSearch({ tables: listOf(next) }), replace: true })
  const { calls, shown, show } = usePlaces(ids.length)
  const isPhone = useMedia('(max-width: 767px)')
  const add = (tableID: number) => {
    change([...ids, tableID])
    show(ids.length)
  }
  usePageTitle(t('title'))
  const present = Math.min(shown, ids.length)
  return (
    <div data-room="game" className="flex min-h-0 flex-1 flex-col bg-night text-white">
      <MultiBar />
      {isPhone && ids.length > 0 && <Switcher ids={ids} shown={present} onShow={show} />}
      <div className={cx(GRID, ids.length === 0 ? 'md:grid-cols-1' : 'md:grid-cols-2')}>
        {ids.map((tableID, index) => (
          <div key={tableID} className={cx('grid min-h-0', isPhone && index !== present && 'hidden')}>
            <SmallTable
              tableID={tableID}
              place={index + 1}
              focusCalls={calls[index + 1] ?? 0}
              onRemove={() => change(ids.filter((id) => id !== tableID))}
            />
          </div>
        ))}
        {ids.length < MULTI_MAX && (!isPhone || present === ids.length) && (
          <TablePicker chosen={ids} onPick={add} />
        )}
      </div>
    </div>
  )
}

/** Returns the place in sight on phones, and how often the key of each place was pressed. */
function usePlaces(count: number) {
  const [calls, call] = useState<Readonly<Record<number, number>>>({})
  const [shown, show] = useState(0)
  useKeys((key) => {
    const place = Number(key)
    if (!Number.isInteger(place) || place < 1 || place > count) return
    show(place - 1)
    call((now) => ({ ...now, [place]: (now[place] ?? 0) + 1 }))
  })
  return { calls, shown, show }
}

function MultiBar() {
  const t = useTranslations('multi')
  const balance = useBalance()
  const isSignedIn = useSignedIn()
  return (
    <header className="flex items-center gap-3 px-4 py-2 max-md:px-2 max-md:py-1">
      <LobbyLink label={t('back')} />
      <h1 className="text-lg max-md:text-sm">{t('title')}</h1>
      <p className="text-xs text-white/80 max-lg:hidden">{t('keys')}</p>
      <StatusPill stacked className="ml-auto min-w-0 justify-end text-white" />
      {isSignedIn && typeof balance === 'number' && (
        <p className="font-display text-lg font-bold max-md:text-sm">
          <span className="sr-only">{t('balance')} </span>
          <Money amount={balance} />
        </p>
      )}
    </header>
  )
}

/** On phones one table is in sight; the others go on. */
function Switcher(props: {
  readonly ids: readonly number[]
  readonly shown: number
  onShow(place: number): void
}) {
  const t = useTranslations('multi')
  const places = Math.min(props.ids.length + 1, MULTI_MAX)
  return (
    <nav aria-label={t('switch')} className="flex gap-2 px-2">
      {Array.from({ length: places }, (_, place) => (
        <button
          key={place}
          type="button"
          aria-current={place === props.shown}
          aria-label={place < props.ids.length ? t('table', { place: place + 1 }) : t('add')}
          onClick={() => props.onShow(place)}
          className={cx(
            'min-h-11 flex-1 rounded-control border font-bold',
            place === props.shown ? 'border-lamp bg-white/15 text-lamp' : 'border-white/25',
          )}
        >
          {place < props.ids.length ? place + 1 : '+'}
        </button>
      ))}
    </nav>
  )
}
