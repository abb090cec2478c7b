import type { Bus } from '@poyraz/bus'
import type { Registry } from '@poyraz/contract'
import type { Database, MigrationUnit, Tx } from '@poyraz/db'
import type { Job } from '@poyraz/jobs'
import type { Clock } from '@poyraz/kernel'
import { addChangeEmail, addChangePhone } from './api/contact.ts'
import { addLogin } from './api/login.ts'
import { addLogout } from './api/logout.ts'
import { addForgot, addPassChange, addPassReset } from './api/passwords.ts'
import { addChangeUsername, addGetUserProfile, addUpdateProfile } from './api/profile.ts'
import { addRegister } from './api/register.ts'
import { addRegisterConfirm, addRegisterConfirmSend } from './api/register-confirm.ts'
import { addEndSession, addSessions } from './api/sessions.ts'
import { addSmsSend, addSmsValidate } from './api/sms.ts'
import {
  addCheckGa,
  addCheckUserGa,
  addClearGeneratedGa,
  addStepUp,
  addTwoAuthType,
  addUserGenerateGa,
} from './api/two-factor.ts'
import { createAttempts } from './attempts/attempts.ts'
import { pauseDemoAccounts, resumeDemoAccounts } from './commands/demo-accounts.ts'
import { ensurePlayer, type SandboxPlayer } from './commands/ensure-player.ts'
import { type Credentials, createCredentials } from './credentials.ts'
import type { HandlerPorts, IdentityConfig, IdentityCtx, OutgoingMessage } from './ctx.ts'
import { createHasher } from './hasher.ts'
import { jobsOf } from './jobs.ts'
import { createPeople, type People } from './people.ts'
import { createProofOfWork } from './proof-of-work.ts'
import { createSecrets, type IdentityKeys } from './secrets.ts'
import { createSessions, type Sessions } from './sessions/sessions.ts'
import { createTickets, type Tickets } from './sessions/tickets.ts'
import { type Player, playerById } from './store/players.ts'

export type { HandlerPorts, PromoCodes, Protection, ShownProtection } from './ctx.ts'
export type { People } from './people.ts'
export { sessionsChanged } from './sessions/sessions.ts'
export type { Member, Tickets } from './sessions/tickets.ts'
export { ALIKE_MAX, type AlikePlayer, type AlikeReason } from './store/alike-players.ts'

export const migrations: MigrationUnit = { name: 'identity', dir: new URL('./migrations/', import.meta.url) }

export type IdentityDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly keys: IdentityKeys
  readonly config: IdentityConfig
  /** Puts a mail or SMS on its way within the transaction. */
  sendMessage(tx: Tx, message: OutgoingMessage): Promise<void>
  /** The plain text of a stored session value, sealed or plain; `null` when it is forged. */
  openStored(value: string): Promise<string | null>
}

export type Identity = People & {
  /** Registers the handlers of players, with the ports that only they use. */
  register(registry: Registry, ports: HandlerPorts): void
  readonly sessions: Pick<Sessions, 'resolve' | 'countUntil'>
  /** For the accounts of staff. */
  readonly credentials: Credentials
  /** Tickets of sockets. */
  readonly tickets: Tickets
  /** First and last name as registered. */
  nameOf(playerId: string): Promise<string>
  /** The same for staff, with the reference number of the registration if there was one. */
  introduce(playerId: string): Promise<string>
  /** For the seed of the sandbox. */
  ensurePlayer(player: SandboxPlayer): Promise<string>
  /** Deactivates the accounts with published passwords and ends their sessions; returns how many were open. */
  pauseDemoAccounts(): Promise<number>
  /** Opens again those that were paused. */
  resumeDemoAccounts(): Promise<void>
  readonly jobs: readonly Job[]
}

export function createIdentity(deps: IdentityDeps): Identity {
  const ctx = createCtx(deps)
  return {
    ...createPeople(ctx),
    register(registry, ports) {
      for (const add of HANDLERS) add(registry, { ...ctx, ...ports })
    },
    sessions: ctx.sessions,
    credentials: createCredentials(ctx),
    tickets: createTickets(deps),
    async nameOf(playerId) {
      return fullName(await playerById(deps.database.db, playerId))
    },
    async introduce(playerId) {
      const player = await playerById(deps.database.db, playerId)
      const { referenceNumber } = player
      return referenceNumber === null ? fullName(player) : `${fullName(player)} (${referenceNumber})`
    },
    ensurePlayer: (player) => ensurePlayer(ctx, player),
    pauseDemoAccounts: () => pauseDemoAccounts(ctx),
    resumeDemoAccounts: () => resumeDemoAccounts(ctx),
    jobs: jobsOf(ctx),
  }
}

function fullName({ firstname, lastname }: Pick<Player, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`
}

const HANDLERS = [
  addRegister,
  addRegisterConfirm,
  addRegisterConfirmSend,
  addLogin,
  addLogout,
  addPassChange,
  addForgot,
  addPassReset,
  addGetUserProfile,
  addUpdateProfile,
  addChangeUsername,
  addChangeEmail,
  addChangePhone,
  addTwoAuthType,
  addStepUp,
  addSmsSend,
  addSmsValidate,
  addCheckUserGa,
  addCheckGa,
  addUserGenerateGa,
  addClearGeneratedGa,
  addSessions,
  addEndSession,
]

function createCtx(deps: IdentityDeps): IdentityCtx {
  const { database, clock, bus, config } = deps
  const secrets = createSecrets(deps.keys)
  return {
    database,
    clock,
    config,
    secrets,
    hasher: createHasher(),
    attempts: createAttempts({ database, clock }),
    proofOfWork: createProofOfWork({ clock, secrets }),
    sessions: createSessions({ database, clock, bus, idleMs: config.idleMs }),
    sendMessage: (tx, message) => deps.sendMessage(tx, message),
    openStored: (value) => deps.openStored(value),
  }
}
