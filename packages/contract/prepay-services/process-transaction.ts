import { MINUTE_MS } from '@poyraz/kernel'
import { TRANSFER_ERRORS, transferInput, transferReceipt } from '../finance/transfer.ts'
import { procedure } from '../procedure.ts'

export const prepayProcessTransaction = procedure({
  class: 'prepayServices',
  method: 'processTransaction',
  docs:
    "Pays by a method of `finance.list_cash_methods_new`. `amount` is in kuruş and within the method's limits, " +
    'else `invalid_input` at `amount`. `status` is a transaction status: 1003 when the money is on the ' +
    'balance, 1000 while it is on its way: then `redirectUrl`, where there is one, is where the player pays. A withdrawal ' +
    'needs a fresh proof (`user.step_up`), and its money is held at once. Methods of transfer types 1 and 3 have a procedure of their own and are refused at `methodID`.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: transferInput,
  reply: 'object',
  item: transferReceipt,
  errors: TRANSFER_ERRORS,
})
