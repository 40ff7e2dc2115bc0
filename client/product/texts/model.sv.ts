import type { Like } from '#client/texts.ts'
import type { texts as en } from './model.en.ts'
/** Texts of the full-screen view of 3D models, in Swedish. */
export const texts: Like<typeof en> = {
  model: {
    title: 'I 3D',
    loading: 'Laddar i 3D …',
    label: '{{what}}. I 3D: {{width}} cm bred, {{height}} cm hög',
    hint: 'Dra för att vrida',
    failed: 'Den kan inte visas i 3D här. Det här är dess bild.',
    left: 'Vrid åt vänster',
    right: 'Vrid åt höger',
    room: 'Se den hemma hos dig',
    noRoom: 'Enheten öppnade inte rummet. Försök igen, eller titta på den här.',
  },
}
