import type { Like } from '#client/texts.ts'
import type { texts as en } from './blocks.en.ts'
/** Texts of the tools for blocks on the page, in Swedish. */
export const texts: Like<typeof en> = {
  blocks: {
    insert: 'Lägg till ett block här',
    tools: 'Block: {{name}}',
    up: 'Flytta upp på sidan: {{name}}',
    down: 'Flytta ned på sidan: {{name}}',
    add: 'Lägg till ett block efter: {{name}}',
    remove: 'Ta bort från sidan: {{name}}',
    untitled: 'utan ord',
    removed: 'Borttaget: {{name}}',
    putBack: 'Lägg tillbaka',
    ofEntry: 'Block i {{name}}',
  },
}
