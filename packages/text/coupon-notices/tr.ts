/** Messages of the inbox about coupons. `{code}` and `{amount}` are filled in. */
export const tr = {
  autoCashedOut: {
    title: 'Kuponun otomatik bozduruldu',
    text: '{code} kodlu kuponun, koyduğun kural gerçekleşince bozduruldu. {amount} bakiyene geçti.',
  },
} as const
