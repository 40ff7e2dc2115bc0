import { afterEach, expect, test, vi } from 'vitest'
import { createTranslate } from '#client/shared/texts/translate.ts'

afterEach(() => vi.unstubAllEnvs())

test('a missing text shows its key during development, and nothing to visitors', () => {
  const messages = { bag: { title: 'Varukorg' }, listing: { showing: '{{shown}} av {{total}}' } }
  for (const isDeveloping of [true, false]) {
    vi.stubEnv('DEV', isDeveloping)
    const t = createTranslate('sv', messages)
    expect(t('bag.title')).toBe('Varukorg')
    expect(t('listing.showing', { shown: 1, total: 2 })).toBe('1 av 2')
    expect(t('frame.skip')).toBe(isDeveloping ? '⚠ frame.skip (sv)' : '')
  }
})
