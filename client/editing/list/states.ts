import type { PlainKey } from '../../shared/texts/translate.ts'

/** The states of entries, named as in the content service. */
export const stateNames = ['published', 'changed', 'draft', 'scheduled', 'refused', 'untranslated', 'drifted'] as const

export const stateKeys: Record<(typeof stateNames)[number], PlainKey> = {
  published: 'editing.statePublished',
  changed: 'editing.stateChanged',
  draft: 'editing.stateDraft',
  scheduled: 'editing.stateScheduled',
  refused: 'notPublished.state',
  untranslated: 'editing.stateUntranslated',
  drifted: 'editing.stateDrifted',
}
