import type { Language, Registry } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { addStaffSupport } from './api/staff-support.ts'
import { addSupport } from './api/support.ts'
import type { MassMessageDeps } from './commands/send-mass-message.ts'
import type { OutgoingMessage } from './message.ts'

type ProofTask = { readonly action: 'support'; readonly address: string; readonly level: number }
export type SolvedProof = { readonly challenge: string; readonly expiresAt: Date }

/** Ports of the support to identity, which is created after engagement. */
export type SupportPorts = {
  /** Proof of work that a visitor's message costs. */
  readonly proofOfWork: {
    challenge(task: ProofTask): Promise<unknown>
    check(proof: string, task: ProofTask): Promise<SolvedProof | null>
    /** Marks a proof as used; false if it was used before. */
    use(db: Db, proof: SolvedProof): Promise<boolean>
  }
  /** Returns the player's language, and the e-mail address if it was confirmed. */
  mailboxOf(db: Db, playerId: string): Promise<{ readonly email: string | null; readonly lang: Language }>
  /** First and last name for staff. */
  introduce(playerId: string): Promise<string>
}

export type SupportDeps = MassMessageDeps &
  SupportPorts & {
    sendMessage(tx: Tx, message: OutgoingMessage): Promise<void>
    /** The origin that links in mails point to. */
    ownOrigin(): string
  }

export type Support = {
  /** Registers the procedures of players and visitors. */
  register(registry: Registry): void
  registerStaff(registry: Registry): void
}

/** Messages of players and visitors to the house, and the answers of staff. */
export function createSupport(deps: SupportDeps): Support {
  return {
    register: (registry) => addSupport(registry, deps),
    registerStaff: (registry) => addStaffSupport(registry, deps),
  }
}
