import { useTranslations } from 'use-intl'
import type { Chat } from './apply-change.ts'

/** Writers whom the player muted, each with a button that ends it. */
export function MutedWriters({
  muted,
  onUnmute,
}: {
  readonly muted: Chat['muted']
  onUnmute(writerID: string): Promise<void>
}) {
  const t = useTranslations('tableChat')
  if (muted.length === 0) return null
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        {t('mutedWriters', { count: muted.length })}
      </summary>
      <ul className="max-h-32 overflow-y-auto">
        {muted.map(({ writerID, name, number }) => (
          <li key={writerID}>
            <button
              type="button"
              onClick={() => void onUnmute(writerID)}
              className="min-h-11 text-left text-sm underline"
            >
              {t('unmute', { name: name ?? t('player', { number }) })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
