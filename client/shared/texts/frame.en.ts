/** Texts of night mode, the language offer and the zoomed pictures, in English. */
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
  zoom: {
    title: 'Pictures, full screen',
    pictureOf: '{{number}} of {{total}}',
    previous: 'Previous picture',
    next: 'Next picture',
    closer: 'Zoom in',
    farther: 'Zoom out',
  },
} as const
