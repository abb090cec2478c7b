import { useTranslations } from 'use-intl'
import { useRoomForDrawer } from '../hooks/use-room-for-drawer.ts'
import { CouponPanel } from './coupon-panel.tsx'

/** The slip beside the page, on screens with room for it. It stays while the page scrolls. */
export function CouponDrawer() {
  const t = useTranslations('sports')
  const hasRoom = useRoomForDrawer()
  return (
    <aside
      aria-label={t('coupon.title')}
      className="sticky top-20 -mr-2 flex coupon-height w-84 flex-none flex-col overflow-hidden rounded-banner border border-line bg-bg-raised max-xl:hidden"
    >
      {hasRoom && <CouponPanel />}
    </aside>
  )
}
