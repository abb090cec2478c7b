import { PERMISSIONS, type Permission, type StaffRole } from '@poyraz/contract/backoffice'

const VIEWS = PERMISSIONS.filter((permission) => permission.endsWith('.view'))

/** Permissions of each role. An account has the permissions of all its roles. */
const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  manager: [...VIEWS, 'staff.manage'],
  payments: [
    'payments.view',
    'payments.decide',
    'debts.decide',
    'accounts.view',
    'accounts.decide',
    'cards.issue',
  ],
  bonuses: ['bonuses.view', 'bonuses.decide', 'promotions.send'],
  compliance: [
    'payments.view',
    'accounts.view',
    'documents.view',
    'documents.decide',
    'identity.release',
    'play.view',
    'play.decide',
    'cases.view',
    'cases.decide',
    'chat.view',
    'chat.decide',
  ],
  support: [
    'payments.view',
    'accounts.view',
    'bonuses.view',
    'play.view',
    'messages.view',
    'messages.answer',
    'chat.view',
    'chat.decide',
  ],
  trading: ['trading.view', 'trading.decide'],
  dealer: ['tables.deal'],
  floor: ['tables.deal', 'tables.manage'],
}

export function permissionsOf(roles: readonly StaffRole[]): readonly Permission[] {
  return [...new Set(roles.flatMap((role) => ROLE_PERMISSIONS[role]))]
}
