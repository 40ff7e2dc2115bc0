/** Texts of the full-screen view of 3D models, in English. */
export const texts = {
  model: {
    title: 'In 3D',
    loading: 'Loading in 3D …',
    label: '{{what}}. In 3D: {{width}} cm wide, {{height}} cm high',
    hint: 'Drag to turn it',
    failed: 'It cannot be shown in 3D here. This is its picture.',
    left: 'Turn to the left',
    right: 'Turn to the right',
    room: 'See it in your room',
    noRoom: 'Your device did not open the room. Try again, or look at it here.',
  },
} as const
