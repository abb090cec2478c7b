import { cx } from '@poyraz/ui'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import type { Listed, Method } from '../api/methods.ts'
import { methodsOf } from '../method-list.ts'
import { logoOf, MethodWords } from './method-words.tsx'

type Group = Extract<Listed, { type: 'group' }>
type Choice = { readonly chosen: Method; readonly onChoose: (method: Method) => void }

const METHODS = 'grid grid-cols-2 gap-2 md:gap-3'

/** Selects a payment method from cards with limits, speed and fee. */
export function MethodPicker({ list, ...choice }: Choice & { readonly list: readonly Listed[] }) {
  const t = useTranslations('transfer')
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-bold">{t('method')}</legend>
      <div className={METHODS}>
        {list.map((one) =>
          one.type === 'single' ? (
            <MethodCard key={one.properties.id} method={one} {...choice} />
          ) : (
            <MethodGroup key={one.properties.id} group={one} {...choice} />
          ),
        )}
      </div>
    </fieldset>
  )
}

/** Methods of one kind under a common name; open while one of them is selected. */
function MethodGroup({ group, chosen, onChoose }: Choice & { readonly group: Group }) {
  const t = useTranslations('transfer')
  const { id, name, logo } = group.properties
  const holdsChosen = group.methods.some((method) => method.id === chosen.properties.id)
  return (
    <details key={id} open={holdsChosen} className="group rounded-tile border border-line open:col-span-2">
      <summary className="flex h-full min-h-18 items-center gap-1.5 rounded-tile p-2.5 transition hover:bg-surface-2 group-open:h-auto md:gap-3 md:px-4 md:py-3">
        <Picture src={logoOf(logo)} side={36} className="size-6 flex-none md:size-9" />
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-bold">{name}</span>
          <span className="block text-xs text-muted">{t('groupCount', { count: group.methods.length })}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 flex-none text-muted transition group-open:rotate-180 md:size-5"
        />
      </summary>
      <div className="grid grid-cols-1 gap-2 p-3 pt-1 md:grid-cols-2 md:gap-3">
        {methodsOf([group]).map((method) => (
          <MethodCard key={method.properties.id} method={method} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
    </details>
  )
}

function MethodCard({ method, chosen, onChoose }: Choice & { readonly method: Method }) {
  const isChosen = method.properties.id === chosen.properties.id
  return (
    <label
      className={cx(
        'flex min-h-18 flex-wrap content-center items-center gap-x-1.5 gap-y-1 rounded-tile border p-2.5 transition md:flex-nowrap md:gap-x-3 md:px-4 md:py-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
        isChosen ? 'border-brand bg-brand-soft' : 'border-line hover:bg-surface-2',
      )}
    >
      <input
        type="radio"
        name="method"
        checked={isChosen}
        onChange={() => onChoose(method)}
        className="sr-only"
      />
      <MethodWords method={method} stacked />
    </label>
  )
}
