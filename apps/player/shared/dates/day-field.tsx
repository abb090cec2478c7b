import { istanbulDay, systemClock } from '@poyraz/kernel'
import { late, Popover, Skeleton, TextField, useLang } from '@poyraz/ui'
import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { dayOf, typedDay, writtenDay } from './typed-day.ts'

const Calendar = late(() => import('./calendar.tsx').then((module) => module.Calendar), {
  waiting: <Skeleton className="h-76 w-full" />,
})

type Props = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'type' | 'trailing' | 'min' | 'max'
> & {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly onChange: (day: string) => void
  /** First and last day that the calendar offers. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/**
 * Date field: the player types a day in the format of the page's language or chooses it from a calendar. The
 * browser's own date field would use the browser's language.
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
      // A value that was set from outside replaces the typed text.
      value={dayOf(text) === value ? typedDay(text, lang) : writtenDay(value, lang)}
      onChange={(event) => write(typedDay(event.target.value, lang))}
      trailing={
        <CalendarButton min={min} max={max} value={value} onChange={(day) => write(writtenDay(day, lang))} />
      }
    />
  )
}

/** Button that opens the calendar in a popover. The calendar's code is loaded when it first opens. */
function CalendarButton({ min, max, value, onChange }: Pick<Props, 'min' | 'max' | 'value' | 'onChange'>) {
  const t = useTranslations('field')
  return (
    <Popover
      label={t('openCalendar')}
      trigger={<CalendarDays className="size-5" />}
      triggerClass="inline-grid size-11 place-items-center text-muted transition hover:bg-surface-2 hover:text-text"
    >
      <Calendar
        value={value}
        today={istanbulDay(systemClock.nowMs())}
        min={min}
        max={max}
        onChoose={onChange}
      />
    </Popover>
  )
}
