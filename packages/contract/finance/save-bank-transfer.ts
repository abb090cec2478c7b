import { MINUTE_MS } from '@poyraz/kernel'
import { procedure } from '../procedure.ts'
import { TRANSFER_ERRORS, transferInput, transferReceipt } from './transfer.ts'

export const financeSaveBankTransfer = procedure({
  class: 'finance',
  method: 'save_bank_transfer',
  docs:
    'Pays or is paid by bank transfer (transfer type 1), as `prepayServices.processTransaction` does by every ' +
    'other. A method of another transfer type is refused at `methodID`.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: transferInput,
  reply: 'object',
  item: transferReceipt,
  errors: TRANSFER_ERRORS,
})
