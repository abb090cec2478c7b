import { Button, Dialog, Money } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useRoomForDrawer } from '../hooks/use-room-for-drawer.ts'
import { useOdds } from '../odds/use-odds.ts'
import { openSheet, useSheet } from '../slip/slip-store.ts'
import { useFigures } from '../slip/use-figures.ts'
import { CouponPanel } from './coupon-panel.tsx'

/**
 * The slip as a bar above the tabs that opens it as a sheet, for screens without the drawer. A low screen has
 * only its number and its button, in a corner.
 */
export function CouponBar() {
  return useRoomForDrawer() ? null : <Bar />
}

function Bar() {
  const t = useTranslations('sports.coupon')
  const open = useSheet((state) => state.open)
  const figures = useFigures()
  const count = figures.legs.length
  return (
    <>
      {count > 0 && (
        <div className="fixed inset-x-3 bottom-17 z-30 lg:bottom-4 lg:left-24 short:left-auto short:bottom-13">
          <BarButton figures={figures} />
        </div>
      )}
      <Dialog
        open={open}
        title={t('title')}
        closeLabel={t('close')}
        shape="sheet"
        toRead
        onClose={() => openSheet(false)}
      >
        <CouponPanel />
      </Dialog>
    </>
  )
}

function BarButton({ figures }: { readonly figures: ReturnType<typeof useFigures> }) {
  const t = useTranslations('sports.coupon')
  const odds = useOdds()
  const [first] = figures.legs
  const count = figures.legs.length
  return (
    <div className="flex items-center gap-3 rounded-tile bg-ink p-2.5 text-white shadow-pop inset-ring inset-ring-white/14">
      <span className="grid size-11 flex-none place-items-center rounded-control bg-brand-strong text-lg font-bold text-on-brand tabular-nums">
        {count}
      </span>
      <span className="min-w-0 flex-1 short:hidden">
        <span className="block truncate text-xs">
          {count === 1 && first
            ? `${first.selection.outcomeName} · ${odds(first.odds)}`
            : `${t('count', { count })} · ${odds(figures.totalOdds)}`}
        </span>
        <b className="block truncate text-sm">
          <Money amount={figures.total} /> → <Money amount={figures.win} />
        </b>
      </span>
      <Button onClick={() => openSheet(true)}>{t('openBar')}</Button>
    </div>
  )
}
