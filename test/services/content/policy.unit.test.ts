import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { legal } from '../../../tools/demo/pages/legal.ts'

test('the privacy policy names everything that the shop stores in a browser, in both languages', () => {
  const stored = /export type StorageKey =[^/]*/.exec(readFileSync('client/shared/browser/storage.ts', 'utf8'))
  const cookies = /export type CookieName =.*/.exec(readFileSync('client/shared/browser/storage.ts', 'utf8'))
  const keys = [...`${stored} ${cookies}`.matchAll(/[|=] ['`]([A-Za-z-]+)/g)].map(([, key = '']) => key)
  expect(keys.length).toBeGreaterThan(10)
  for (const locale of ['en', 'sv'] as const) {
    const policy = JSON.stringify(legal['/info/privacy-policy'].body[locale])
    const unnamed = [...keys, 'preview'].filter(key => !new RegExp(`\\b${key}\\b`).test(policy))
    expect(unnamed, locale).toEqual([])
  }
})
