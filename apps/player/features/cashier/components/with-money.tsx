import type { ReactNode } from 'react'
import { BalanceCard } from './balance-card.tsx'

/**
 * Layout of a wallet page. On wide screens `main` is on the left, the balance with `children` below it on the
 * right; on phones they are stacked: balance, `main`, `children`.
 */
export function WithMoney({ main, children }: { readonly main: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
      <div className="lg:col-span-3">{main}</div>
      <div className="contents lg:col-span-2 lg:flex lg:flex-col lg:gap-5">
        <div className="max-lg:order-first">
          <BalanceCard />
        </div>
        {children}
      </div>
    </div>
  )
}
