import { hasLost } from '@poyraz/access'
import type { CashierQueries } from '@poyraz/cashier'
import { type Compliance, closuresChanged, createCompliance } from '@poyraz/compliance'
import type { Tx } from '@poyraz/db'
import type { Engagement } from '@poyraz/engagement'
import type { Identity } from '@poyraz/identity'
import { kurus } from '@poyraz/kernel'
import type { BonusEnding } from '@poyraz/promotions'
import type { WageringQueries } from '@poyraz/wagering'
import type { Balances } from '@poyraz/wallet'
import { jurisdictionBy } from '../jurisdiction.ts'
import type { Base, Part } from './part.ts'
import type { Games } from './vertical.ts'

type Needs = {
  readonly identity: Identity
  readonly engagement: Engagement
  readonly balances: Balances
  readonly cashierQueries: CashierQueries
  readonly wageringQueries: WageringQueries
  readonly openRounds: (playerId: string) => Promise<number>
  readonly bonusEnding: BonusEnding
  /** Removes what others see of a player's play in all verticals. */
  readonly hidePlayer: (tx: Tx, playerId: string) => Promise<void>
}

export function composeCompliance(base: Base, needs: Needs): Compliance {
  const { database, clock, config, keys, decoder, bus, ledger, log, failures } = base
  const { paysInLira, sharedSources } = needs.cashierQueries
  return createCompliance({
    database,
    clock,
    people: peoplePort(needs),
    ...jurisdictionBy(config, decoder),
    uploadsDir: `${config.dataDir}/uploads`,
    documentKey: keys.documents,
    anchorFile: `${config.dataDir}/audit/events`,
    paysInLira,
    sharedSources,
    remainsOf: remainsOf(needs),
    endBonuses: needs.bonusEnding.endAll,
    hidePlayer: needs.hidePlayer,
    hasLost,
    onClosuresChanged: () => bus.publish(closuresChanged, {}),
    auditBooks: ledger.audit,
    onFault: (alarm) => log.error(alarm, 'an audit found a fault'),
    onAnchored: (anchored) => log.info(anchored, 'the head of the audit trail was kept'),
    onError: failures.of('compliance'),
  })
}

/** An exclusion ends marketing by every channel, and the end of an account all push notifications. */
function peoplePort({ identity, engagement }: Needs): Identity {
  return {
    ...identity,
    async stopMarketing(tx, playerId) {
      await identity.stopMarketing(tx, playerId)
      await engagement.push.stopMarketing(tx, playerId)
    },
    async deactivate(tx, playerId) {
      const isDone = await identity.deactivate(tx, playerId)
      if (isDone) await engagement.push.endPlayer(tx, playerId)
      return isDone
    },
  }
}

/** Adds up what all modules still hold for a player. A deposit that was only started is not counted. */
function remainsOf({ balances, cashierQueries, wageringQueries, openRounds }: Needs) {
  return async (playerId: string) => {
    const [{ cash, held }, parked, rounds, bets] = await Promise.all([
      balances.balance(playerId),
      cashierQueries.parkedOf(playerId),
      openRounds(playerId),
      wageringQueries.countOpenBets(playerId),
    ])
    return { balance: kurus(cash + held + parked), openRounds: rounds + bets }
  }
}

type Above = { readonly compliance: Compliance; readonly games: readonly Games[] }

export function compliancePart({ compliance, games }: Above): Part {
  const { register, registerStaff, sync, jobs, audits } = compliance
  return {
    name: 'compliance',
    register,
    registerStaff: (registry) => registerStaff(registry, gamesPort(games)),
    sync,
    jobs,
    audits,
  }
}

/** The games of all verticals. */
function gamesPort(games: readonly Games[]): Games {
  return {
    hasGame: async (gameId) => (await Promise.all(games.map((one) => one.hasGame(gameId)))).includes(true),
    staysClosed: (gameId) => games.some((one) => one.staysClosed(gameId)),
  }
}
