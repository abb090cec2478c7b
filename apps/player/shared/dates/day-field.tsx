import { IconButton, TextField, useLang } from '@poyraz/ui'
import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { dayOf, typedDay, writtenDay } from './typed-day.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'trailing'> & {
  /** `YYYY-MM-DD`, or nothing. */
  readonly value: string
  readonly onChange: (day: string) => void
}

/**
 * A day, typed as its language writes it or taken from the browser's calendar. The browser's own field would
 * write it in the browser's language, whatever the page's is.
 */
export function DayField({ value, onChange, min, max, ...field }: Props) {
  const t = useTranslations('field')
  const lang = useLang()
  const [text, setText] = useState('')
  const write = (typed: string) => {
    setText(typed)
    onChange(dayOf(typed))
  }
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      placeholder={t('dayFormat')}
      className="tabular-nums"
      // What came from elsewhere wins over what was typed before it.
      value={dayOf(text) === value ? typedDay(text, lang) : writtenDay(value, lang)}
      onChange={(event) => write(typedDay(event.target.value, lang))}
      trailing={
        <Calendar min={min} max={max} value={value} onChange={(day) => write(writtenDay(day, lang))} />
      }
    />
  )
}

/** The browser's calendar behind a button of ours; the field that it belongs to is seen by nobody. */
function Calendar({ onChange, ...days }: Pick<Props, 'min' | 'max' | 'value' | 'onChange'>) {
  const t = useTranslations('field')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        {...days}
        ref={input}
        type="date"
        aria-hidden="true"
        tabIndex={-1}
        onChange={(event) => onChange(event.target.value)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      <IconButton label={t('openCalendar')} onClick={() => input.current?.showPicker()}>
        <CalendarDays className="size-5" />
      </IconButton>
    </>
  )
}
