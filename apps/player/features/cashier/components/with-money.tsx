import type { ReactNode } from 'react'
import { BalanceCard } from './balance-card.tsx'

/**
 * A page about money: on wide screens `main` beside the balance with what belongs to it (`children`) below; on phones
 * the balance, `main` and the rest, one below the other.
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
