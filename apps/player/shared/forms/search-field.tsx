import { controlClass, cx, IconButton, useEarlyInput } from '@poyraz/ui'
import { Search, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** A search field that searches while the user types. */
export function SearchField(props: {
  readonly text: string
  readonly onText: (text: string) => void
  readonly label: string
  readonly placeholder: string
  readonly className: string
}) {
  const t = useTranslations('search')
  const { text, onText } = props
  return (
    <search ref={useEarlyInput()} className={cx('relative flex w-full items-center', props.className)}>
      <Search aria-hidden="true" className="pointer-events-none absolute left-3.5 size-4.5 text-muted" />
      <input
        type="search"
        aria-label={props.label}
        placeholder={props.placeholder}
        value={text}
        maxLength={64}
        onChange={(event) => onText(event.target.value)}
        className={cx(controlClass(false), 'pr-12 pl-11')}
      />
      {text && (
        <IconButton label={t('clear')} onClick={() => onText('')} className="absolute right-0.5">
          <X className="size-4.5" />
        </IconButton>
      )}
    </search>
  )
}
