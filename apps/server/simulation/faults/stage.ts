import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, type Postgres, startPostgres } from '@poyraz/db'
import { listening, type Run, startProgram } from '../../process-tests/fixtures/program.ts'
import { checkAnswers } from './check.ts'
import { type Crowd, startCrowd } from './crowd.ts'
import { createPlayer, type Player, repeatRequests } from './players.ts'
import { asSuperuser, targetOf } from './target.ts'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))
const PLAYERS = 4
/** Requests per player that are repeated at the end. */
const REPEATED = 20

/** A real server on a PostgreSQL of its own, with players who bet and deposit over HTTP. */
export type Stage = {
  /** Directory for files of this run; removed afterwards. */
  readonly dir: string
  /** Data directory of PostgreSQL. */
  readonly dataDir: string
  readonly postgres: Postgres
  readonly server: Server
  readonly crowd: Crowd
  /** Registers a player who does nothing alone. */
  newPlayer(): Promise<Player>
  /** Ends the load, and compares all answers with the tables of this or another PostgreSQL. */
  check(on?: Postgres): Promise<Report>
}

export type Report = {
  readonly acknowledged: number
  /** Attempts without a definite answer; each was repeated until it had one. */
  readonly unknown: number
  readonly faults: readonly string[]
}

/** The server process. It listens on the same port after each start. */
export type Server = {
  readonly url: string
  start(on: Postgres): Promise<void>
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>
}

export type StageOptions = {
  /** Data directory of PostgreSQL; by default in a temporary directory. */
  readonly dataDir?: string
  readonly settings?: (dir: string) => Promise<Readonly<Record<string, string>>>
  readonly restartsPerMinuteMax?: number
}

/** Runs `run` on a new stage, which is always removed afterwards. */
export async function onStage<T>(options: StageOptions, run: (stage: Stage) => Promise<T>): Promise<T> {
  await using built = new AsyncDisposableStack()
  const dir = await mkdtemp(join(tmpdir(), 'poyraz-stage-'))
  built.defer(() => rm(dir, { recursive: true, force: true }))
  const { dataDir = join(dir, 'db'), restartsPerMinuteMax } = options
  const settings = (await options.settings?.(dir)) ?? {}
  const restarts = restartsPerMinuteMax === undefined ? {} : { restartsPerMinuteMax }
  const postgres = await startPostgres({ dataDir, settings, ...restarts })
  built.defer(() => postgres.stop())
  const server = createServer(join(dir, 'data'), await freePort())
  built.defer(() => server.kill())
  await server.start(postgres)
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => createPlayer([server.url])))
  await asSuperuser(targetOf(postgres), (client) => client.query('checkpoint'))
  const crowd = startCrowd(players)
  built.defer(() => crowd.abandon())
  return await run({
    dir,
    dataDir,
    postgres,
    server,
    crowd,
    async newPlayer() {
      const player = await createPlayer([server.url])
      players.push(player)
      return player
    },
    async check(on = postgres) {
      await crowd.end()
      return report(players, on)
    },
  })
}

async function report(players: readonly Player[], postgres: Postgres): Promise<Report> {
  const faults = await checkAnswers(players, targetOf(postgres))
  for (const player of players) faults.push(...(await repeatRequests(player, REPEATED)))
  return {
    acknowledged: players.reduce((sum, { answers }) => sum + answers.length, 0),
    unknown: players.reduce((sum, { unknown }) => sum + unknown, 0),
    faults,
  }
}

function createServer(dataDir: string, port: number): Server {
  let run: Run | null = null
  const url = `http://localhost:${port}`
  return {
    url,
    async start(postgres) {
      const { appUrl, superuserUrl } = targetOf(postgres)
      run = startProgram([MAIN], {
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: appUrl,
        DATABASE_OWNER_URL: superuserUrl,
        SPIN_INTERVAL_MS: '0',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'fatal',
      })
      await listening(run)
    },
    async kill() {
      run?.child.kill('SIGKILL')
      await run?.ended
      run = null
    },
  }
}
