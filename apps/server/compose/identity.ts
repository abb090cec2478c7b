import type { Compliance } from '@poyraz/compliance'
import type { Engagement } from '@poyraz/engagement'
import { createIdentity, type HandlerPorts, type Identity } from '@poyraz/identity'
import type { Promotions } from '@poyraz/promotions'
import type { Balances } from '@poyraz/wallet'
import { houseOf } from '../jurisdiction.ts'
import type { Base, Part } from './part.ts'

type Needs = { readonly engagement: Engagement }

export function composeIdentity(base: Base, { engagement: { sendMessage } }: Needs): Identity {
  const { database, clock, bus, keys, config, sealed, ownOrigin } = base
  const { supportEmail } = config
  const { idleMs, passwordLengthMin, carriesSms } = houseOf(config)
  return createIdentity({
    database,
    clock,
    bus,
    keys,
    config: { publicUrl: ownOrigin, supportEmail, idleMs, passwordLengthMin, carriesSms },
    sendMessage,
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
