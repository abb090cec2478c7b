export const en = {
  autoCashedOut: {
    title: 'Your coupon was cashed out automatically',
    text: 'Your coupon {code} was cashed out because your rule was met. {amount} is in your balance.',
  },
} as const
