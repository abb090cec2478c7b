import { cx, useLang } from '@poyraz/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  type ChevronProps,
  DayButton,
  type DayButtonProps,
  DayPicker,
  type DropdownProps,
} from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { tr } from 'react-day-picker/locale/tr'
import { type CalendarDays, dateOfDay, dayOfDate, monthsShown, unavailableDays } from './calendar-days.ts'

const LOCALES = { tr, en: enGB } as const
const MONDAY = 1

type Props = CalendarDays & {
  /** Called with `YYYY-MM-DD`. */
  readonly onChoose: (day: string) => void
}

/**
 * Month calendar in the page's language; weeks start on Monday. Arrow keys, Page Up and Page Down navigate.
 * Choosing a day closes the popover around the calendar.
 */
export function Calendar({ onChoose, ...days }: Props) {
  const lang = useLang()
  const { first, last, shown } = monthsShown(days)
  return (
    <DayPicker
      mode="single"
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just opened this panel
      autoFocus
      locale={LOCALES[lang]}
      weekStartsOn={MONDAY}
      captionLayout="dropdown"
      navLayout="around"
      showOutsideDays
      fixedWeeks
      today={dateOfDay(days.today)}
      defaultMonth={shown}
      startMonth={first}
      endMonth={last}
      disabled={unavailableDays(days)}
      selected={days.value === '' ? undefined : dateOfDay(days.value)}
      onSelect={(date: Date, _day, _modifiers, { currentTarget }) => {
        onChoose(dayOfDate(date))
        // Clicks do not bubble out of the calendar, so it closes the popover itself.
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
      }}
      classNames={CLASSES}
      components={COMPONENTS}
    />
  )
}

const NAV_BUTTON =
  'inline-grid size-11 place-items-center rounded-control text-muted transition hover:bg-surface-2 ' +
  'hover:text-text aria-disabled:pointer-events-none aria-disabled:opacity-40'

const CLASSES = {
  month: 'grid grid-cols-7 items-center gap-y-2',
  month_grid: 'col-span-7 w-full table-fixed border-collapse',
  button_previous: NAV_BUTTON,
  button_next: NAV_BUTTON,
  month_caption: 'col-span-5',
  dropdowns: 'flex justify-center gap-1',
  weekday: 'h-8 text-xs font-semibold text-muted',
  day: 'p-0 text-center text-sm tabular-nums',
  outside: 'text-muted',
}

const COMPONENTS = { Chevron, DayButton: CalendarDay, Dropdown: CaptionSelect }

function Chevron({ orientation }: ChevronProps) {
  return orientation === 'left' ? <ChevronLeft className="size-5" /> : <ChevronRight className="size-5" />
}

function CalendarDay({ className, ...props }: DayButtonProps) {
  const { selected, today } = props.modifiers
  return (
    <DayButton
      {...props}
      className={cx(
        className,
        'h-9.5 w-full rounded-control transition disabled:opacity-35',
        selected ? 'bg-brand font-bold text-on-brand' : 'enabled:hover:bg-surface-2',
        today && !selected && 'font-bold text-brand',
      )}
    />
  )
}

/** Select of the month or the year in the calendar's caption. */
function CaptionSelect({ options, className: _className, ...select }: DropdownProps) {
  return (
    <select
      {...select}
      className="h-11 rounded-control bg-transparent px-1.5 text-sm font-semibold hover:bg-surface-2"
    >
      {options?.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled} className="bg-surface text-text">
          {label}
        </option>
      ))}
    </select>
  )
}
