import { Badge, Button, EmptyState, Money } from '@poyraz/ui'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRoomForDrawer } from '../hooks/use-room-for-drawer.ts'
import { slipActions } from '../slip/slip-store.ts'
import { type Figures, useFigures } from '../slip/use-figures.ts'
import { usePlace } from '../slip/use-place.ts'
import { CouponEachWay } from './coupon-each-way.tsx'
import { CouponExpansion } from './coupon-expansion.tsx'
import { CouponFoot } from './coupon-foot.tsx'
import { CouponLeg } from './coupon-leg.tsx'
import { CouponModes } from './coupon-modes.tsx'
import { CouponPolicy } from './coupon-policy.tsx'
import { CouponReceipt } from './coupon-receipt.tsx'
import { CouponStake } from './coupon-stake.tsx'
import { CouponSystem } from './coupon-system.tsx'
import { EditBanner } from './edit-banner.tsx'
import { LoadCode } from './load-code.tsx'

/** The slip: selections, mode, stake, calculation, and the button that places it. */
export function CouponPanel() {
  const figures = useFigures()
  const placing = usePlace()
  if (placing.receipt)
    return (
      <Scroll>
        <CouponReceipt receipt={placing.receipt} onClose={placing.close} />
      </Scroll>
    )
  if (figures.legs.length === 0)
    return (
      <Scroll>
        <Empty />
      </Scroll>
    )
  return (
    <>
      <Scroll>
        <Head count={figures.legs.length} />
        <EditBanner figures={figures} />
        {figures.legs.length > 1 && <CouponModes slip={figures.slip} />}
        <Legs figures={figures} />
        {figures.slip.mode === 'system' && <CouponSystem slip={figures.slip} lines={figures.lines} />}
        <CouponEachWay figures={figures} />
        <CouponStake figures={figures} />
        <CouponExpansion figures={figures} />
        <CouponPolicy policy={figures.slip.policy} />
      </Scroll>
      <CouponFoot figures={figures} placing={placing} />
    </>
  )
}

function Scroll({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative flex min-h-0 flex-1 flex-col gap-4 xl:overflow-y-auto xl:overscroll-contain xl:p-5">
      {children}
    </div>
  )
}

function Head({ count }: { readonly count: number }) {
  const t = useTranslations('sports.coupon')
  const hasRoom = useRoomForDrawer()
  return (
    <div className="flex items-center gap-2">
      {hasRoom && <h2 className="text-lg whitespace-nowrap">{t('title')}</h2>}
      <Badge>{t('count', { count })}</Badge>
      <Button variant="ghost" className="ml-auto -mr-2 px-2 text-muted" onClick={slipActions.clear}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t('clear')}
      </Button>
    </div>
  )
}

function Legs({ figures }: { readonly figures: Figures }) {
  return (
    <ul className="flex flex-col gap-2">
      {figures.legs.map((leg, place) => (
        <CouponLeg
          key={`${leg.selection.eventID}-${leg.selection.market}-${leg.selection.outcome}`}
          leg={leg}
          place={place}
          system={figures.slip.mode === 'system'}
        />
      ))}
    </ul>
  )
}

function Empty() {
  const t = useTranslations('sports.coupon')
  const hasRoom = useRoomForDrawer()
  return (
    <>
      {hasRoom && <h2 className="text-xl">{t('title')}</h2>}
      <EmptyState
        art={
          <span
            aria-hidden="true"
            className="grid w-40 gap-2 rounded-tile border border-dashed border-line-strong p-4"
          >
            <span className="h-2 w-2/3 rounded-chip bg-line-strong/50" />
            <span className="h-2 rounded-chip bg-line" />
            <span className="mt-2 h-2 w-1/2 rounded-chip bg-line-strong/50" />
            <span className="h-2 rounded-chip bg-line" />
            <span className="mt-3 border-t border-dashed border-line-strong pt-2 text-right text-sm font-bold text-muted">
              <Money amount={0} />
            </span>
          </span>
        }
        title={t('empty')}
        text={t('emptyText')}
      />
      <LoadCode />
    </>
  )
}
