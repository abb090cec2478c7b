/** Messages of the inbox about coupons. Names in braces are filled in. */
export const tr = {
  autoCashedOut: {
    title: 'Kuponun otomatik bozduruldu',
    text: '{code} kodlu kuponun, koyduğun kural gerçekleşince bozduruldu. {amount} bakiyene geçti.',
  },
  priceCorrected: {
    title: 'Kuponundaki bir oran düzeltildi',
    text:
      '{code} kodlu kuponundaki {match} maçında “{selection}” seçiminin oranı bariz bir hatayla {was} yazılmıştı. ' +
      'Bahis kurallarına göre bu seçim doğru oran olan {now} üzerinden hesaplanır. Düzeltmeyi kuponunda görürsün.',
  },
  priceVoided: {
    title: 'Kuponundaki bir seçim iade edildi',
    text:
      '{code} kodlu kuponundaki {match} maçında “{selection}” seçiminin oranı bariz bir hatayla {was} yazılmıştı; ' +
      'doğrusu {now} idi. Bahis kurallarına göre bu seçim iade edildi ve 1,00 orandan hesaplanır. ' +
      'Düzeltmeyi kuponunda görürsün.',
  },
} as const
