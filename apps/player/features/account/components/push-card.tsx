import { PUSH_CATEGORIES, type PushCategory } from '@poyraz/contract/constants'
import { Card, Skeleton, SwitchField } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { refusalOf } from '../../../shared/endpoint/queries.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { useBrowserPush, usePushCategories, usePushSettings } from '../hooks/use-push.ts'

/** Push notifications: on or off in this browser, and what they are about. */
export function PushCard() {
  const t = useTranslations('push')
  const { data, error, refetch } = usePushSettings()
  return (
    <Card>
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-muted">{t('text')}</p>
      {error && !data ? <ListFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton className="h-64 rounded-control" /> : null}
      {data && (
        <>
          <BrowserSwitch publicKey={data.data.publicKey} nothingChosen={data.data.categories.length === 0} />
          <Categories chosen={data.data.categories} />
        </>
      )}
    </Card>
  )
}

function BrowserSwitch({
  publicKey,
  nothingChosen,
}: {
  readonly publicKey: string
  readonly nothingChosen: boolean
}) {
  const t = useTranslations('push')
  const failureText = useFailureText()
  const { on, obstacle, change } = useBrowserPush(publicKey)
  const hint = obstacle
    ? t(`obstacle.${obstacle}`)
    : on && nothingChosen
      ? t('nothingChosen')
      : t('browserHint')
  return (
    <>
      <SwitchField
        label={t('browser')}
        hint={hint}
        checked={on && obstacle === null}
        disabled={obstacle !== null}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      <FormAlert text={change.error && failureText(refusalOf(change.error))} />
    </>
  )
}

function Categories({ chosen }: { readonly chosen: readonly PushCategory[] }) {
  const t = useTranslations('push')
  const failureText = useFailureText()
  const save = usePushCategories()
  const shown = save.isPending ? save.variables : chosen
  const toggle = (category: PushCategory, on: boolean) =>
    save.mutate(PUSH_CATEGORIES.filter((one) => (one === category ? on : shown.includes(one))))
  return (
    <fieldset className="mt-3 border-t border-line pt-3">
      <legend className="sr-only">{t('about')}</legend>
      <p aria-hidden="true" className="text-sm text-muted">
        {t('about')}
      </p>
      <div className="grid gap-x-10 md:grid-cols-2">
        {PUSH_CATEGORIES.map((category) => (
          <SwitchField
            key={category}
            label={t(`categories.${category}`)}
            hint={t(`hints.${category}`)}
            checked={shown.includes(category)}
            onChange={({ target }) => toggle(category, target.checked)}
          />
        ))}
      </div>
      <p className="mt-2 max-w-prose text-xs text-muted">{t('excluded')}</p>
      <FormAlert text={save.error && failureText(refusalOf(save.error))} />
    </fieldset>
  )
}
