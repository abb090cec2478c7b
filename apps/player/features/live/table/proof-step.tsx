import { Badge } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** One step of a check, with its result. */
export function Step(props: { readonly name: string; readonly text: string; readonly holds: boolean }) {
  const t = useTranslations('table.proof')
  return (
    <li className="flex items-start gap-3">
      <Badge tone={props.holds ? 'success' : 'danger'}>{t(props.holds ? 'holds' : 'fails')}</Badge>
      <p className="text-sm">
        <span className="block font-bold">{props.name}</span>
        {props.text}
      </p>
    </li>
  )
}
