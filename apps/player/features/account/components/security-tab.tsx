import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

export function SecurityTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <TwoFactorCard />
        <SessionsCard />
      </div>
      <div className="flex flex-col gap-5">
        <PasskeysCard />
        <PasswordCard />
      </div>
    </div>
  )
}
