import type { Bus } from '@poyraz/bus'
import type { Registry } from '@poyraz/contract'
import type { Database, Db, MigrationUnit, Tx } from '@poyraz/db'
import type { Job } from '@poyraz/jobs'
import type { Clock } from '@poyraz/kernel'
import { addChangeEmail, addChangePhone } from './api/contact.ts'
import { addLogin } from './api/login.ts'
import { addLogout } from './api/logout.ts'
import { addPasskeyChallenge, addPasskeyLogin } from './api/passkey-login.ts'
import {
  addPasskeyAdd,
  addPasskeyCreate,
  addPasskeyRemove,
  addPasskeyRename,
  addPasskeys,
} from './api/passkeys.ts'
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
import type { HandlerPorts, IdentityConfig, IdentityCtx, OutgoingMessage, PushPort } from './ctx.ts'
import { createHasher, type Hasher } from './hasher.ts'
import { jobsOf } from './jobs.ts'
import { createPeople, type People } from './people.ts'
import { createProofOfWork, type ProofOfWork, useProof } from './proof-of-work.ts'
import { createSecrets, type IdentityKeys } from './secrets.ts'
import { createSessions, type Sessions } from './sessions/sessions.ts'
import { createTickets, type Tickets } from './sessions/tickets.ts'
import { type Player, playerById } from './store/players.ts'

export type { HandlerPorts, PromoCodes, Protection, ShownProtection } from './ctx.ts'
export { createHasher, type Hasher } from './hasher.ts'
export type { Notice } from './notices/notify.ts'
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
  /** Queues a mail or SMS within the transaction. */
  sendMessage(tx: Tx, message: OutgoingMessage): Promise<void>
  /** Without it nothing is pushed. */
  readonly push?: PushPort
  /** Tests replace it. */
  readonly hasher?: Hasher
  /** Decrypts a stored session value; a plain value is returned as it is, and `null` for a forged one. */
  openStored(value: string): Promise<string | null>
}

export type Identity = People & {
  /** Registers the handlers of players with the ports that they need. */
  register(registry: Registry, ports: HandlerPorts): void
  readonly sessions: Pick<Sessions, 'resolve' | 'countUntil'>
  /** Passwords, codes and attempts for the accounts of staff. */
  readonly credentials: Credentials
  /** Proof of work for forms of visitors. `use` marks a proof as used; false if it was used before. */
  readonly proofOfWork: ProofOfWork & { use: typeof useProof }
  /** One-time tickets by which a socket takes over a session. */
  readonly tickets: Tickets
  /** First and last name as registered. */
  nameOf(playerId: string): Promise<string>
  /** First and last name for staff, with the reference number of the registration if there was one. */
  introduce(playerId: string): Promise<string>
  /** Returns the player's language, and the e-mail address if it was confirmed: others get no personal mail. */
  mailboxOf(db: Db, playerId: string): Promise<{ readonly email: string | null; readonly lang: 'tr' | 'en' }>
  /** Creates a player of the sandbox unless the username exists; returns its id. */
  ensurePlayer(player: SandboxPlayer): Promise<string>
  /** Deactivates the accounts with published passwords and ends their sessions; returns how many were open. */
  pauseDemoAccounts(): Promise<number>
  /** Reactivates the paused demo accounts. */
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
    proofOfWork: { ...ctx.proofOfWork, use: useProof },
    tickets: createTickets(deps),
    async nameOf(playerId) {
      return fullName(await playerById(deps.database.db, playerId))
    },
    async introduce(playerId) {
      const player = await playerById(deps.database.db, playerId)
      const { referenceNumber } = player
      return referenceNumber === null ? fullName(player) : `${fullName(player)} (${referenceNumber})`
    },
    async mailboxOf(db, playerId) {
      const { email, emailConfirmedAt, language } = await playerById(db, playerId)
      return { email: emailConfirmedAt === null ? null : email, lang: language }
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
  addPasskeys,
  addPasskeyCreate,
  addPasskeyAdd,
  addPasskeyRename,
  addPasskeyRemove,
  addPasskeyChallenge,
  addPasskeyLogin,
  addSessions,
  addEndSession,
]

const SILENT: PushPort = { send: async () => {}, endSession: async () => {}, suspend: async () => {} }

function createCtx(deps: IdentityDeps): IdentityCtx {
  const { database, clock, bus, config } = deps
  const secrets = createSecrets(deps.keys)
  return {
    database,
    clock,
    config,
    secrets,
    hasher: deps.hasher ?? createHasher(),
    attempts: createAttempts({ database, clock }),
    proofOfWork: createProofOfWork({ clock, secrets }),
    sessions: createSessions({ database, clock, bus, idleMs: config.idleMs }),
    sendMessage: (tx, message) => deps.sendMessage(tx, message),
    push: deps.push ?? SILENT,
    openStored: (value) => deps.openStored(value),
  }
}
