import type { Compliance } from '@poyraz/compliance'
import type { Engagement, PushKind } from '@poyraz/engagement'
import { createIdentity, type HandlerPorts, type Identity, type Notice } from '@poyraz/identity'
import type { Promotions } from '@poyraz/promotions'
import type { Balances } from '@poyraz/wallet'
import { houseOf } from '../jurisdiction.ts'
import type { Base, Part } from './part.ts'

type Needs = { readonly engagement: Engagement }

/** Push notifications about security, by the mails that tell the same. */
const PUSHED = {
  passwordChanged: 'password_changed',
  newDevice: 'new_device',
  emailWanted: 'email_wanted',
  emailChanged: 'email_changed',
  emailMoved: 'email_changed',
  phoneChanged: 'phone_changed',
  twoFactorOn: 'two_factor_on',
  twoFactorOff: 'two_factor_off',
  passkeyAdded: 'passkey_added',
  passkeyRemoved: 'passkey_removed',
  reclaimed: 'reclaimed',
} as const satisfies Record<Notice, PushKind>

export function composeIdentity(base: Base, { engagement: { sendMessage, push } }: Needs): Identity {
  const { database, clock, bus, keys, config, sealed, hasher, ownOrigin } = base
  const { supportEmail } = config
  const { idleMs, passwordLengthMin, carriesSms } = houseOf(config)
  return createIdentity({
    database,
    clock,
    bus,
    keys,
    config: { publicUrl: ownOrigin, supportEmail, idleMs, passwordLengthMin, carriesSms },
    sendMessage,
    push: {
      send: (tx, { playerId, notice }) => push.send(tx, playerId, PUSHED[notice]),
      endSession: push.endSession,
      suspend: push.suspend,
    },
    ...(hasher ? { hasher } : {}),
    openStored: sealed.open,
  })
}

type Above = {
  readonly identity: Identity
  readonly compliance: Compliance
  readonly promotions: Promotions
  readonly balances: Balances
}

export function identityPart({ identity, ...above }: Above): Part {
  const ports = handlerPorts(above)
  return {
    name: 'identity',
    register: (registry) => identity.register(registry, ports),
    jobs: identity.jobs,
  }
}

/** Ports of the handlers to modules that call identity themselves. */
function handlerPorts({ compliance, promotions, balances }: Omit<Above, 'identity'>): HandlerPorts {
  return {
    balanceOf: async (playerId) => (await balances.balance(playerId)).balance,
    protection: compliance.protection,
    promoCodes: { check: promotions.checkNewcomerCode, attach: promotions.attachToNewcomer },
  }
}
