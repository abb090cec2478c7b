import { create } from 'zustand'
import type { ClientInfo } from './endpoint/readings.ts'

/** What stands for an address that is not known. */
const UNKNOWN_IP = '{ip}'

type Known = Pick<ClientInfo, 'ip'> & Partial<ClientInfo>

/** Where this page is looked at from, as far as the look-up says; a failed one leaves the placeholder. */
export const useClientInfo = create<Known>(() => ({ ip: UNKNOWN_IP }))
