import { cx } from '@poyraz/ui'
import type { ReactNode, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { STEPS, type StepNumber } from '../register-steps.ts'

/** The way through the steps: which are done, which is open, which follow. */
export function Progress({ step }: { readonly step: StepNumber }) {
  const t = useTranslations('register')
  return (
    <ol className="mb-4 flex gap-2 [@media(scripting:none)]:hidden">
      {STEPS.map(({ name }, index) => {
        const isOpen = index + 1 === step
        return (
          <li
            key={name}
            aria-current={isOpen ? 'step' : undefined}
            className={cx('flex-1 text-xs leading-tight', isOpen ? 'font-bold' : 'text-muted')}
          >
            <span
              aria-hidden="true"
              className={cx('mb-1.5 block h-1.5 rounded-chip', index < step ? 'bg-brand' : 'bg-line')}
            />
            {t(`steps.${name}`)}
          </li>
        )
      })}
    </ol>
  )
}

/**
 * One step of the form. A closed one stays in the document, so that it keeps what was typed; without scripts
 * all of them are open, one below the other.
 */
export function Step(props: {
  readonly number: StepNumber
  readonly open: StepNumber
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}) {
  const t = useTranslations('register')
  const { number, open, heading } = props
  const name = STEPS[number - 1]?.name ?? 'account'
  return (
    <div className={cx('flex flex-col gap-4', number !== open && '[@media(scripting:enabled)]:hidden')}>
      <h2
        ref={number === open ? heading : undefined}
        tabIndex={-1}
        className="flex flex-col text-xl focus:outline-none"
      >
        <span className="text-sm font-semibold text-muted">{t('step', { number, total: STEPS.length })}</span>
        {t(`steps.${name}`)}
      </h2>
      {props.children}
    </div>
  )
}
