import {
  type Casino,
  createCasino,
  createCasinoQueries,
  hidePlayer,
  migrations,
  winsChanged,
} from '@poyraz/casino'
import { type Compliance, closuresChanged } from '@poyraz/compliance'
import { sessionsChanged } from '@poyraz/identity'
import { allowedTables, tableChanged } from '@poyraz/tables'
import { listener } from './part.ts'
import type { Platform, Vertical } from './vertical.ts'

export const casino: Vertical<Casino> = {
  migrations,
  products: ['slots'],
  createQueries: createCasinoQueries,
  hidePlayer,
  create(platform, onError) {
    const { database, clock, keys, config, wagering, onMoved, houseTables } = platform
    return createCasino({
      database,
      clock,
      seedKey: keys.seeds,
      demoKey: keys.demo,
      receiptKey: keys.receipts,
      currency: config.currency,
      spinIntervalMs: config.spinIntervalMs,
      wagering,
      ...compliancePort(platform, onError),
      publicWins: publicWinsPort(platform),
      winGamble: platform.compliance.profile.winGamble,
      featureBuy: platform.compliance.profile.featureBuy,
      tables: houseTables ?? allowedTables({ byHand: platform.compliance.profile.handDealtTables }),
      onMoved,
    })
  },
  part: (module) => ({
    register: module.register,
    sync: module.sync,
    jobs: module.jobs,
    listeners: [
      listener(closuresChanged, module.reloadCatalogue),
      listener(winsChanged, module.wins.forget),
      listener(tableChanged, module.noteTable),
      // An exclusion and the end of an account end all sessions of the player.
      listener(sessionsChanged, ({ playerId }) => module.wins.recheck(playerId)),
    ],
    returns: module.returns,
    statement: { houseName: module.gameName, betIds: module.roundIds },
    games: module,
  }),
}

/** Decides on launches of slots and on links to rounds, and closes a broken game for bets. */
function compliancePort({ compliance }: Pick<Platform, 'compliance'>, onError: (error: unknown) => void) {
  const { mayLaunch, closedScopes, staff, withheldOf } = compliance
  return {
    withheldOf,
    mayLaunch: (launch: LaunchOf) => mayLaunch({ ...launch, product: 'slots' }),
    closedScopes,
    async onBroken(gameId: number, error: unknown) {
      onError(error)
      const reason = error instanceof Error ? error.message : String(error)
      await staff.closeForBets({ scope: `game:${gameId}`, reason: `broken: ${reason}`, by: 'system' })
    },
  }
}

/** Names of players, and who is left out of the public list of wins. */
function publicWinsPort({ bus, identity, compliance }: Platform) {
  if (!compliance.profile.publicWins) return undefined
  return { bus, usernamesOf: identity.usernamesOf, withheldOf: compliance.withheldOf }
}

type LaunchOf = Omit<Parameters<Compliance['mayLaunch']>[0], 'product'>
