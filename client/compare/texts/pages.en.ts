/** Texts of the page that compares products, in English. Only the server uses them. */
export const texts = {
  compare: {
    title: 'Compare',
    differences: 'Only what differs',
    none: 'Nothing to compare yet.',
    gone: 'What was compared here is not sold in your country, or has left the shop.',
    how: 'Press the heart on two or three lamps, then compare them among your favorites.',
    alone: 'One lamp is hard to compare. Press the heart here and on another, then compare them among your favorites.',
    scale: 'To scale',
    lines: 'The lines are {{distance}} apart.',
    size: '{{height}} high, {{width}} wide',
    largestSize: 'Largest size: {{size}}',
  },
} as const
