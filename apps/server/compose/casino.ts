import { type Casino, createCasino, createCasinoQueries, migrations } from '@poyraz/casino'
import { type Compliance, closuresChanged } from '@poyraz/compliance'
import { listener } from './part.ts'
import type { Platform, Vertical } from './vertical.ts'

export const casino: Vertical<Casino> = {
  migrations,
  createQueries: createCasinoQueries,
  create(platform, onError) {
    const { database, clock, keys, config, onMoved } = platform
    return createCasino({
      database,
      clock,
      seedKey: keys.seeds,
      demoKey: keys.demo,
      spinIntervalMs: config.spinIntervalMs,
      ...compliancePort(platform, onError),
      onMoved,
    })
  },
  part: (module) => ({
    register: module.register,
    sync: module.sync,
    jobs: module.jobs,
    listeners: [listener(closuresChanged, module.reloadCatalogue)],
    returns: module.returns,
    statement: { houseName: module.gameName, betIds: module.roundIds },
    games: module,
  }),
}

/** Decides on launches of slots, and closes a broken game for bets. */
function compliancePort({ compliance }: Pick<Platform, 'compliance'>, onError: (error: unknown) => void) {
  const { mayLaunch, closedScopes, staff } = compliance
  return {
    mayLaunch: (launch: LaunchOf) => mayLaunch({ ...launch, product: 'slots' }),
    closedScopes,
    async onBroken(gameId: number, error: unknown) {
      onError(error)
      const reason = error instanceof Error ? error.message : String(error)
      await staff.closeForBets({ scope: `game:${gameId}`, reason: `broken: ${reason}`, by: 'system' })
    },
  }
}

type LaunchOf = Omit<Parameters<Compliance['mayLaunch']>[0], 'product'>
