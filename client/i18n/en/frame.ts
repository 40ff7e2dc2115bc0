/** Texts of night mode and language offer only, in English. */
export const texts = {
  night: {
    title: 'Night in the shop',
    hint: 'It is night in the shop, and you hold the lamp. Move it with the pointer or the arrow keys; + and − change its colour.',
    end: 'Let the day in',
  },
  language: {
    offer: 'This shop is also in English.',
    go: 'Continue in English',
    stay: 'No, thanks',
  },
} as const
