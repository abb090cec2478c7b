import slot from 'art:1f3b0/256'
import coin from 'art:1fa99/256'
import { cashierPaths } from '@poyraz/site/cashier'
import { playPaths } from '@poyraz/site/play'
import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useBalance } from '../../../shared/balance/balance.ts'
import { featuredQuery } from '../../../shared/games/games.ts'
import { PlayerBanner } from './player-banner.tsx'

/** The first step of a player without rounds: a deposit, or with money the choice of a game. */
export function StartBanner() {
  const t = useTranslations('home.start')
  const all = useTranslations('home')('toSlots')
  const balance = useBalance()
  if (typeof balance === 'number' && balance > 0) {
    return (
      <PlayerBanner title={t('play')} text={t('playText')} ground="ground-sea" art={slot} className="flex-2">
        <Link to={slotPaths.lobby} className={buttonClass({ variant: 'lamp' })}>
          {all}
        </Link>
      </PlayerBanner>
    )
  }
  return (
    <PlayerBanner
      title={t('deposit')}
      text={t('depositText')}
      ground="ground-sea"
      art={coin}
      className="flex-2"
    >
      <DepositLink />
      <DemoLink />
    </PlayerBanner>
  )
}

function DepositLink() {
  const deposit = useTranslations('menu')('deposit')
  return (
    <Link to={cashierPaths.deposit} className={buttonClass({ variant: 'lamp' })}>
      {deposit}
    </Link>
  )
}

/** Opens the demo of the first featured game. */
function DemoLink() {
  const t = useTranslations('home.start')
  const game = useQuery(featuredQuery(useLang())).data?.data[0]
  if (!game) return null
  return (
    <Link
      to={playPaths.demo}
      params={{ id: String(game.gameID) }}
      className={buttonClass({ variant: 'glass' })}
    >
      {t('demo')}
    </Link>
  )
}
