import { authPaths } from '@poyraz/site/auth'
import { initials } from '@poyraz/text'
import { Avatar, buttonClass } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { LogOut, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type AccountRow, useManifests } from '../../shared/manifest/manifest.ts'
import { linkTo } from '../../shared/navigation/site-address.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { PreferenceSwitches } from './preference-switches.tsx'
import { useLogOut } from './use-log-out.ts'

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-sm font-semibold hover:bg-surface-2'

/**
 * Menu that opens from the avatar on wide screens. On narrow screens it is part of the last tab's menu,
 * without the rows that are elsewhere there.
 */
export function AccountMenu({ isPart = false }: { readonly isPart?: boolean }) {
  const profile = useSession((state) => state.profile)
  return (
    <div className="flex flex-col gap-1">
      {profile ? <PlayerPart isPart={isPart} /> : <VisitorPart isPart={isPart} />}
      <div className="mt-1 border-t border-line px-3 pt-3 pb-1">
        <PreferenceSwitches />
      </div>
    </div>
  )
}

function PlayerPart({ isPart }: { readonly isPart: boolean }) {
  const t = useTranslations('menu')
  const profile = useSession((state) => state.profile)
  const logOut = useLogOut()
  return (
    <>
      <div className="flex items-center gap-3 px-3 py-2">
        <Avatar text={initials(profile?.firstname ?? '', profile?.lastname ?? '')} />
        <span className="min-w-0">
          <span className="block truncate font-bold">
            {profile?.firstname} {profile?.lastname}
          </span>
          <span className="block truncate text-xs text-muted">{profile?.username}</span>
        </span>
      </div>
      <Rows reader="players" isPart={isPart} />
      <button type="button" data-leave onClick={() => void logOut()} className={ROW}>
        <Row icon={LogOut}>{t('logOut')}</Row>
      </button>
    </>
  )
}

function VisitorPart({ isPart }: { readonly isPart: boolean }) {
  const t = useTranslations('menu')
  return (
    <>
      <div className="flex gap-2 px-3 py-2">
        <Link to={authPaths.login} className={buttonClass({ variant: 'outline', block: true })}>
          {t('logIn')}
        </Link>
        <Link to={authPaths.register} className={buttonClass({ block: true })}>
          {t('register')}
        </Link>
      </div>
      <Rows reader="visitors" isPart={isPart} />
    </>
  )
}

/** Rows of the manifests for players or for visitors. */
function Rows({ reader, isPart }: { readonly reader: AccountRow['for']; readonly isPart: boolean }) {
  const t = useTranslations('menu')
  const rows = useManifests().flatMap(({ accountMenu = [] }) => accountMenu)
  return rows
    .filter((row) => row.for === reader && !(isPart && row.notOnPhones))
    .sort((a, b) => a.place - b.place)
    .map(({ address, icon, text }) => (
      <Link key={address} {...linkTo(address)} className={ROW}>
        <Row icon={icon}>{t(text)}</Row>
      </Link>
    ))
}

function Row({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 text-muted" />
      {children}
    </>
  )
}
