import envelope from 'art:1f4ec/160'
import { Button, Card, EmptyState, useLang } from '@poyraz/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { useFocusFallback } from '../../../shared/focus/use-focus-fallback.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { MoreButton } from '../../../shared/lists/more-button.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { AccountNav } from '../../../shared/navigation/account-nav.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import {
  joinNotifications,
  messagesQuery,
  payoutsQuery,
} from '../../../shared/notifications/notifications.ts'
import { useToday, useUnread } from '../../../shared/notifications/use-unread.ts'
import { useMarkRead } from '../hooks/use-mark-read.ts'
import { NotificationRow } from './notification-row.tsx'
import { PushCard } from './push-card.tsx'

const SKELETON_ROWS = 6

/** Paid withdrawals and messages of the operator in one list, and the settings of push notifications. */
export function NotificationsPage() {
  const t = useTranslations('notifications')
  const unread = useUnread()
  const { payouts, ...list } = useNotificationList()
  const { markAll, busy } = useMarkRead()
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-5">
      <AccountNav open="notifications" />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-3xl">{t('title')}</h1>
          <p aria-live="polite" className="mt-1 min-h-6 text-muted">
            {list.loaded && list.items.length > 0 && t('unread', { count: unread })}
          </p>
        </div>
        {unread > 0 && <MarkAllButton busy={busy} onMark={() => markAll(payouts)} />}
      </div>
      <Card>
        <Rows {...list} />
      </Card>
      <PushCard />
    </div>
  )
}

function MarkAllButton({ busy, onMark }: { readonly busy: boolean; readonly onMark: () => void }) {
  const t = useTranslations('notifications')
  const button = useFocusFallback<HTMLButtonElement>(() => () => document.querySelector('h1'))
  return (
    <Button ref={button} variant="quiet" busy={busy} onClick={onMark}>
      {!busy && <CheckCheck aria-hidden="true" className="size-4.5" />}
      {t('markAll')}
    </Button>
  )
}

function useNotificationList() {
  const lang = useLang()
  const nowMs = useToday()
  const messages = useInfiniteQuery(messagesQuery(lang))
  const paid = useQuery(payoutsQuery(lang, nowMs))
  const pages = messages.data?.pages ?? []
  const payouts = paid.data?.data ?? []
  const read = pages.flatMap((page) => page.data)
  return {
    items: joinNotifications(read, payouts, messages.hasNextPage),
    payouts: payouts.map(({ id }) => id),
    loaded: messages.data !== undefined && paid.data !== undefined,
    error: messages.error ?? paid.error,
    total: (pages[0]?.total ?? 0) + payouts.length,
    hasMore: messages.hasNextPage,
    fetchingMore: messages.isFetchingNextPage,
    more: () => void messages.fetchNextPage(),
    again: () => void Promise.all([messages.refetch(), paid.refetch()]),
  }
}

function Rows(list: Omit<ReturnType<typeof useNotificationList>, 'payouts'>) {
  const t = useTranslations('notifications')
  if (list.error && !list.loaded) return <ListFailure error={list.error} onRetry={list.again} />
  if (!list.loaded) return <RowSkeletons rows={SKELETON_ROWS} />
  if (list.items.length === 0) {
    return (
      <EmptyState
        art={<Picture src={envelope} side={80} className="art" />}
        title={t('emptyTitle')}
        text={t('emptyText')}
      />
    )
  }
  return (
    <>
      <ul>
        {list.items.map((item) => (
          <NotificationRow key={item.id} item={item} />
        ))}
      </ul>
      {list.hasMore && (
        <MoreButton
          shown={list.items.length}
          total={list.total}
          busy={list.fetchingMore}
          onMore={list.more}
        />
      )}
    </>
  )
}
