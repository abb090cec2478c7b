import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

/** Shows a message while the browser is offline. */
export function ConnectionBar() {
  const t = useTranslations('offline')
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-brass-soft px-4 py-2 text-sm font-semibold text-brass">
          <WifiOff aria-hidden="true" className="size-4" />
          {t('bar')}
        </p>
      )}
    </div>
  )
}

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
