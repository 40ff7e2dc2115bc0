import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languageTag } from '#client/shared/texts/locales.ts'
import { type Language, LanguageContext, useLanguage } from '#client/shared/texts/use-translate.ts'
import { CachedHtml, pathSlot } from '#src/shared/document/html-cache.tsx'
import { languages } from '#src/shared/edge/visit/languages.ts'

let rendered = 0
function Greeting({ name }: { name: string }) {
  const { locale } = useLanguage()
  rendered++
  return `${languageTag(locale)} ${name}`
}

const html = (language: Language, name: string) =>
  renderToStaticMarkup(
    createElement(
      LanguageContext,
      { value: language },
      createElement(CachedHtml<'p', { name: string }>, { as: 'p', component: Greeting, props: { name } }),
    ),
  )

test('cached HTML depends on language and props, and each variant is rendered only twice', () => {
  for (let visit = 0; visit < 5; visit++) {
    expect(html(languages.en, 'Astrid')).toBe('<p>en-GB Astrid</p>')
    expect(html(languages.sv, 'Astrid')).toBe('<p>sv-SE Astrid</p>')
    expect(html(languages.sv, 'Nils')).toBe('<p>sv-SE Nils</p>')
  }
  expect(rendered).toBe(6)
})

test('HTML is cached for each content object, and the page’s path is escaped and inserted later', () => {
  const Link = ({ of, to }: { of: { name: string }; to: string }) => createElement('a', { href: to }, of.name)
  const link = (of: { name: string }, path: string) =>
    renderToStaticMarkup(
      createElement(
        LanguageContext,
        { value: languages.en },
        createElement(CachedHtml<'p', Parameters<typeof Link>[0]>, {
          as: 'p',
          component: Link,
          sources: [of],
          props: { of, to: `/sv${pathSlot()}` },
          path,
        }),
      ),
    )
  const [one, other] = [{ name: 'Astrid' }, { name: 'Nils' }]
  for (const path of ['/product/x', '/"><script>&\'', '/$&$1', '/`slot-for-path']) {
    const plain = (name: string) =>
      renderToStaticMarkup(createElement('p', {}, createElement('a', { href: `/sv${path}` }, name)))
    expect(link(one, path)).toBe(plain('Astrid'))
    expect(link(other, path)).toBe(plain('Nils'))
  }
})
