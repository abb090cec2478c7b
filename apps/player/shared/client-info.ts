import { create } from 'zustand'
import type { ClientInfo } from './endpoint/public-reads.ts'

/** Placeholder for an unknown IP address. */
const UNKNOWN_IP = '{ip}'

type Known = Pick<ClientInfo, 'ip'> & Partial<ClientInfo>

/** IP address and country of this client. If the look-up fails, the placeholder stays. */
export const useClientInfo = create<Known>(() => ({ ip: UNKNOWN_IP }))
