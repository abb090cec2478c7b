import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from './spinner.tsx'

const VARIANTS = {
  /** Main action of a screen. */
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  /** Most prominent style, for banners only. */
  lamp: 'bg-lamp text-ink hover:brightness-105',
  /** Secondary action on coloured grounds, beside `lamp`. */
  glass: 'bg-white/16 text-white hover:bg-white/26 backdrop-blur-xs',
  quiet: 'bg-surface-2 text-text inset-ring inset-ring-line hover:bg-line',
  outline: 'border border-line-strong text-text hover:bg-surface-2',
  ghost: 'text-text hover:bg-surface-2',
  danger: 'bg-danger-soft text-danger hover:brightness-110',
} as const

const SIZES = {
  md: 'min-h-11 px-4 text-sm',
  lg: 'min-h-13 px-6 text-base',
} as const

export type ButtonLook = {
  readonly variant?: keyof typeof VARIANTS | undefined
  readonly size?: keyof typeof SIZES | undefined
  readonly block?: boolean | undefined
}

/** Returns the classes of a button, for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control font-bold transition select-none',
    'active:scale-98 disabled:opacity-55 aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    block && 'w-full',
  )
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { readonly busy?: boolean | undefined }

/** `busy` keeps width and focus of the button and ignores presses while its action runs. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass({ variant, size, block }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
