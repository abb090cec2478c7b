import { Button, cx, Money } from '@poyraz/ui'
import { Eraser, Repeat2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBalance } from '../../../shared/balance/balance.ts'
import { ChipTray } from './chip-tray.tsx'
import type { Chips } from './use-chips.ts'

export type BarProps = {
  readonly values: readonly number[]
  readonly selected: number
  readonly chips: Chips
  readonly isOpen: boolean
  readonly payout: number | null
  /** Further tools beside the actions. */
  readonly tools: ReactNode
  onSelect(value: number): void
  /** A chip was dropped on a spot. */
  onDrop(spot: string, amount: number): void
}

/**
 * Balance, chips to tap or drag, and what may be done with the chips on the table. On a low screen it is one
 * row, with the head of the table at most a fifth of the height.
 */
export function ControlBar(props: BarProps) {
  const { chips } = props
  return (
    <div
      className={cx(
        'relative z-10 flex items-center gap-x-6 gap-y-3 rounded-banner border border-white/15 bg-night/90 px-6 py-3 text-white',
        'max-lg:flex-wrap max-lg:justify-between max-lg:gap-y-1.5 max-lg:rounded-b-none max-lg:px-3 max-lg:py-2',
        'short:flex-nowrap short:gap-x-3 short:py-0',
      )}
    >
      <Amounts chips={chips} payout={props.payout} />
      <ChipTray {...props} />
      <Actions {...props} />
    </div>
  )
}

function Amounts({ chips, payout }: { readonly chips: Chips; readonly payout: number | null }) {
  const t = useTranslations('table')
  const balance = useBalance()
  const isWon = payout !== null && payout > chips.staked
  return (
    <dl className="flex flex-none gap-5 max-lg:order-1 max-lg:w-full max-lg:justify-between short:w-auto short:gap-3">
      <Amount name={t('balance')}>
        {/* The server refuses waiting chips beyond the balance. */}
        {typeof balance === 'number' ? <Money amount={Math.max(0, balance - chips.waiting)} /> : '…'}
      </Amount>
      <Amount name={t('staked')} tone="text-lamp" isBusy={chips.waiting > 0}>
        <Money amount={chips.staked} />
      </Amount>
      {payout !== null && payout > 0 && (
        <Amount name={t(isWon ? 'won' : 'back_')} tone={isWon ? 'text-lamp' : ''}>
          <Money amount={payout} />
        </Amount>
      )}
    </dl>
  )
}

function Amount(props: {
  readonly name: string
  readonly tone?: string
  /** It holds chips that the server has not accepted yet. */
  readonly isBusy?: boolean
  readonly children: ReactNode
}) {
  return (
    <div>
      <dt className="text-xs">{props.name}</dt>
      <dd
        aria-busy={props.isBusy}
        className={cx('font-display text-xl font-bold max-lg:text-lg short:text-sm', props.tone)}
      >
        {props.children}
      </dd>
    </div>
  )
}

/** Buttons that change the chips on the table. */
export function Actions({
  chips,
  isOpen,
  tools,
  isSmall = false,
}: BarProps & { readonly isSmall?: boolean }) {
  const t = useTranslations('table')
  const whyNoUndo = chips.spots.size > 0 ? null : t('nothingToUndo')
  const why = isOpen ? null : t('waitForBets')
  return (
    <div
      className={cx(
        'flex flex-none gap-2',
        isSmall ? 'max-md:w-full' : 'max-lg:order-3 max-lg:w-full short:w-auto short:gap-1',
      )}
    >
      <Action label={t('undo')} why={why ?? whyNoUndo} isSmall={isSmall} onPress={chips.undo}>
        <Undo2 aria-hidden="true" className="size-4.5" />
      </Action>
      <Action label={t('clear')} why={why ?? whyNoUndo} isSmall={isSmall} onPress={chips.clear}>
        <Eraser aria-hidden="true" className="size-4.5" />
      </Action>
      <DoubleOrRepeat chips={chips} why={why} isSmall={isSmall} />
      {tools}
    </div>
  )
}

/** Doubles the chips on the table, or places those of the last round again. */
function DoubleOrRepeat(props: {
  readonly chips: Chips
  readonly why: string | null
  readonly isSmall: boolean
}) {
  const { chips, why, isSmall } = props
  const t = useTranslations('table')
  if (chips.spots.size === 0) {
    return (
      <Action
        label={t('repeat')}
        isSmall={isSmall}
        why={why ?? (chips.last.length > 0 ? null : t('nothingToRepeat'))}
        onPress={() => chips.place(chips.last)}
      >
        <Repeat2 aria-hidden="true" className="size-4.5" />
      </Action>
    )
  }
  const current = [...chips.spots].map(([spot, amount]) => ({ spot, amount }))
  return (
    <Action label={t('double')} why={why} isSmall={isSmall} onPress={() => chips.place(current)}>
      <span aria-hidden="true" className="font-bold">
        2×
      </span>
    </Action>
  )
}

/** The bar is narrow on a low screen and beside the chat: its icons stand without words. */
const BESIDE_CHAT = 'short:sr-only lg:group-data-chat/scene:sr-only'

function Action(props: {
  readonly label: string
  /** Reason why it is not possible now. */
  readonly why: string | null
  /** One of several tables has no room for its word beside the chips. */
  readonly isSmall: boolean
  readonly children: ReactNode
  onPress(): void
}) {
  return (
    <Button
      variant="quiet"
      disabled={props.why !== null}
      title={props.why ?? props.label}
      onClick={props.onPress}
      className="gap-2 bg-white/5 px-3 text-white max-lg:flex-1 inset-ring-white/20 hover:bg-white/15 disabled:opacity-50 max-lg:px-1.5 max-lg:text-xs"
    >
      {props.children}
      <span className={props.isSmall ? 'md:sr-only' : BESIDE_CHAT}>{props.label}</span>
    </Button>
  )
}
