import type { QueryClient } from '@tanstack/react-query'
import { balanceQuery, setBalance, useHeldBalance } from '../../shared/balance/balance.ts'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { addPlayed, askProtection } from '../../shared/protection/protection.ts'

/** What the shell shows of the player's money around a game's rounds. Amounts in kuruş. */
export type RoundMoney = {
  /**
   * The frame is ready, for the first time or after a reload: whatever it held is over. `balance` is what it
   * has read; `null` where it could not be had.
   */
  begin(balance: number | null): void
  /** A round has begun. */
  hold(stake: number): void
  /** The round has been shown, and left this balance. */
  release(balance: number): void
  /** The game is left, whatever happened. */
  leave(): void
}

export function createRoundMoney(client: QueryClient): RoundMoney {
  /** The balance before the round that is being shown. */
  let before: number | undefined
  const drop = () => {
    // The round that was under way may have been played.
    if (before !== undefined) askProtection(client)
    before = undefined
    useHeldBalance.setState({ held: null })
  }
  return {
    begin(balance) {
      drop()
      // It stands at once, since the frame may go on with a round; and it may be a moment old.
      if (balance !== null) setBalance(client, balance)
      void client.invalidateQueries({ queryKey: ['finance', 'check_balance'] })
    },
    hold(stake) {
      const { lang } = usePreferences.getState()
      before =
        useHeldBalance.getState().held ?? client.getQueryData(balanceQuery(lang).queryKey)?.data[0]?.balance
      useHeldBalance.setState({ held: before === undefined ? null : Math.max(0, before - stake) })
    },
    release(balance) {
      if (before !== undefined) addPlayed(client, balance - before)
      before = undefined
      setBalance(client, balance)
      useHeldBalance.setState({ held: null })
    },
    leave() {
      drop()
      void client.invalidateQueries({ queryKey: ['finance'] })
      void client.invalidateQueries({ queryKey: ['casino', 'rounds'] })
    },
  }
}
