export const en = {
  autoCashedOut: {
    title: 'Your coupon was cashed out automatically',
    text: 'Your coupon {code} was cashed out because your rule was met. {amount} is in your balance.',
  },
  priceCorrected: {
    title: 'A price in your coupon was corrected',
    text:
      'In your coupon {code}, the selection “{selection}” of {match} was offered at {was} by an obvious error. ' +
      'By the betting rules it counts at the right price of {now}. Your coupon shows the correction.',
  },
  priceVoided: {
    title: 'A selection in your coupon was voided',
    text:
      'In your coupon {code}, the selection “{selection}” of {match} was offered at {was} by an obvious error; ' +
      'the right price was {now}. By the betting rules the selection is void and counts as 1.00. ' +
      'Your coupon shows the correction.',
  },
} as const
