import type { Like, Texts } from '#client/texts.ts'
import { loadTexts } from '../../tools/language/texts.ts'

const isWhole = (texts: object): texts is Like<Texts> => 'bag' in texts

async function load(code: string): Promise<Like<Texts>> {
  const texts = await loadTexts(code)
  if (!isWhole(texts)) throw new Error(`There are no texts in the language ${code}`)
  return texts
}

/** The dictionaries of the shop's texts, in English and in Swedish. */
export const [en, sv] = await Promise.all([load('en'), load('sv')])
