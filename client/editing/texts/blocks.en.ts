/** Texts of the tools for blocks on the page, in English. */
export const texts = {
  blocks: {
    insert: 'Add a block here',
    tools: 'Block: {{name}}',
    up: 'Move up on the page: {{name}}',
    down: 'Move down on the page: {{name}}',
    add: 'Add a block after: {{name}}',
    remove: 'Remove from the page: {{name}}',
    untitled: 'without words',
    removed: 'Removed: {{name}}',
    putBack: 'Put it back',
    ofEntry: 'Blocks of {{name}}',
  },
} as const
