import { cx, Money } from '@poyraz/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const LOOKS = {
  main: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  other: 'border-white/25 bg-white/8 hover:bg-white/15',
} as const

/** A large button of a decision at a table, with its letter and the further stake that it takes. */
export function DecisionButton(props: {
  readonly name: string
  readonly Icon: LucideIcon
  readonly look: keyof typeof LOOKS
  /** Key that decides the same. */
  readonly letter: string
  /** Name for screen readers, with the key. */
  readonly label: string
  readonly stake: number
  readonly isDisabled: boolean
  readonly onPress: () => void
  readonly className: string
  /** Line below the name. */
  readonly children?: ReactNode
}) {
  const { name, Icon, look, letter, label, stake, isDisabled, onPress, className, children } = props
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-keyshortcuts={letter}
      aria-label={label}
      onClick={onPress}
      className={cx(
        'relative flex items-center justify-center gap-3 rounded-control border px-3 font-display font-bold transition',
        LOOKS[look],
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-6 max-lg:size-5" />
      <span>
        {name}
        {stake > 0 && <Stake amount={stake} />}
        {children}
      </span>
      <KeyMark letter={letter} />
    </button>
  )
}

function Stake({ amount }: { readonly amount: number }) {
  return (
    <span className="block text-xs font-semibold">
      +<Money amount={amount} fraction="auto" />
    </span>
  )
}

function KeyMark({ letter }: { readonly letter: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="absolute top-1.5 right-2 rounded-small border border-current/40 px-1.5 font-text text-2xs max-lg:hidden"
    >
      {letter.toUpperCase()}
    </kbd>
  )
}
