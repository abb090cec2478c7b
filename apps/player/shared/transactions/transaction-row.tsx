import wheel from 'art:1f3a1/96'
import slot from 'art:1f3b0/96'
import trophy from 'art:1f3c6/96'
import bank from 'art:1f3e6/96'
import gift from 'art:1f381/96'
import wrench from 'art:1f527/96'
import coin from 'art:1fa99/96'
import ball from 'art:26bd/96'
import { Badge, Money, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../art/picture.tsx'
import { GameIcon } from '../games/game-icon.tsx'
import { useGameNamed } from '../games/games.ts'
import type { Messages } from '../i18n/messages.ts'
import { useWhen } from '../i18n/when.ts'
import { STATUS_TONES, statusOf } from './statuses.ts'
import type { Transaction } from './transactions.ts'

type CategoryKey = keyof Messages['account']['categories']

const ART: Readonly<Record<CategoryKey, string>> = {
  '1': coin,
  '2': bank,
  '3': slot,
  '4': trophy,
  '5': gift,
  '6': wrench,
  '7': trophy,
  '8': trophy,
  '9': gift,
}
/** Pictures of bets and wins whose line names a product instead of a game. */
const PRODUCT_ART: { readonly [P in NonNullable<Transaction['product']>]?: string } = {
  live: wheel,
  sports: ball,
}
/** The ordinary status; shown in a muted tone, and hidden where a row has no room for it. */
const ORDINARY_STATUS = '1003'
const BONUS: CategoryKey = '5'
const BET: CategoryKey = '3'
const WIN: CategoryKey = '4'
const BETS: readonly CategoryKey[] = [BET, WIN]
/** Number of characters of a round's id that are shown. */
const REF_SHOWN = 6

function artOf({ product, transaction_category_id: category }: Transaction): string {
  const ofProduct = product && PRODUCT_ART[product]
  return ofProduct ?? ART[String(category) as CategoryKey] ?? coin
}

/** Returns the text of the category; bets that add and wins that take are stakes and wins that went back. */
function useKind({ transaction_category_id: id, amount }: Transaction): string {
  const t = useTranslations('account')
  const category = String(id) as CategoryKey
  if (category === BET && amount > 0) return t('stakeBack')
  if (category === WIN && amount < 0) return t('winBack')
  return category in ART ? t(`categories.${category}`) : ''
}

/** One line of a statement: kind, time and effect on the balance. */
export function TransactionRow({ item }: { readonly item: Transaction }) {
  const t = useTranslations('account')
  const when = useWhen()
  const category = String(item.transaction_category_id) as CategoryKey
  const status = statusOf(item.transaction_status)
  const kind = useKind(item)
  const isBonus = category === BONUS && item.description === kind
  const title = isBonus ? t(item.amount < 0 ? 'bonusOut' : 'bonusIn') : item.description || kind
  const isBet = BETS.includes(category)
  const game = useGameNamed(isBet ? title : null, useLang())
  return (
    <li className="@container border-b border-line last:border-b-0">
      <span className="flex items-center gap-3 py-2.5">
        {game ? (
          <GameIcon slug={game.slug} />
        ) : (
          <span className="grid size-11 flex-none place-items-center rounded-control bg-surface-2">
            <Picture src={artOf(item)} side={32} />
          </span>
        )}
        <span className="flex min-w-0 flex-1 flex-col @min-[40rem]:flex-row @min-[40rem]:items-center @min-[40rem]:gap-4">
          <span className="truncate text-sm font-bold @min-[40rem]:flex-1">{title}</span>
          <span className="text-xs text-muted @min-[40rem]:flex-1">
            {kind !== title && `${kind} · `}
            <time dateTime={item.date} className="whitespace-nowrap">
              {when(item.date)}
            </time>
            {isBet && (
              <span className="hidden tabular-nums @min-[40rem]:block">
                {t(item.product === 'sports' ? 'couponRef' : 'roundRef', { ref: item.ref.slice(-REF_SHOWN) })}
              </span>
            )}
          </span>
        </span>
        {status && <Status status={status} />}
        <Amounts item={item} />
      </span>
    </li>
  )
}

function Status({ status }: { readonly status: keyof typeof STATUS_TONES }) {
  const t = useTranslations('account')
  const ordinary = status === ORDINARY_STATUS
  return (
    <span className={ordinary ? 'hidden @min-[40rem]:block @min-[40rem]:w-40' : '@min-[40rem]:w-40'}>
      <Badge tone={ordinary ? 'neutral' : STATUS_TONES[status]}>{t(`statuses.${status}`)}</Badge>
    </span>
  )
}

/** Amount of the line and the balance after it. */
function Amounts({ item }: { readonly item: Transaction }) {
  const t = useTranslations('account')
  return (
    <span className="flex flex-col items-end @min-[40rem]:w-36">
      <Money
        amount={item.amount}
        sign="always"
        className={item.amount > 0 ? 'text-sm font-bold text-success' : 'text-sm font-bold'}
      />
      <span className="text-xs text-muted">
        <span className="sr-only">{t('balanceAfter')} </span>
        <Money amount={item.balanceAfter} />
      </span>
    </span>
  )
}
