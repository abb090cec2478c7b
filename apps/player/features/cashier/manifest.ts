import { cashierPaths } from '@poyraz/site/cashier'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { players } from '../../shared/navigation/layouts.ts'
import { depositSearch } from '../../shared/navigation/search-params.ts'

const wallet = createRoute({
  getParentRoute: () => players,
  path: cashierPaths.wallet,
  component: lazyRouteComponent(() => import('./components/wallet-page.tsx'), 'WalletPage'),
})
const deposit = createRoute({
  getParentRoute: () => players,
  path: cashierPaths.deposit,
  validateSearch: depositSearch,
  component: lazyRouteComponent(() => import('./components/deposit-page.tsx'), 'DepositPage'),
})
const withdraw = createRoute({
  getParentRoute: () => players,
  path: cashierPaths.withdraw,
  component: lazyRouteComponent(() => import('./components/withdraw-page.tsx'), 'WithdrawPage'),
})

const address = cashierPaths.wallet

export const cashierManifest = {
  routes: { players: [wallet, deposit, withdraw] },
  menu: [
    {
      address,
      icon: 'wallet',
      picture: 'purse',
      fallback: { place: 5, text: 'wallet', players: true },
    },
  ],
  tabs: [{ place: 4, address, text: 'wallet', picture: 'purse' }],
  accountMenu: [{ place: 3, address, text: 'wallet', icon: Wallet, for: 'players', notOnPhones: true }],
  searchPages: { deposit: cashierPaths.deposit, withdraw: cashierPaths.withdraw, wallet: address },
  personal: ['finance'],
} as const satisfies Manifest
