import type { Text } from '../article.ts'
import type { pagePicture } from '../content/pictures.ts'
import type { Body } from '../portable-text.ts'

export interface DemoPage {
  title: Text
  lead: Text
  seoData: { title: Text; description: Text }
  body: { en: Body; sv: Body }
  picture?: ReturnType<typeof pagePicture>
  contact?: { name: string; role: Text; email: Text; phone: string }
}

/** Creates a page. Its lead is also its description for search engines and shared links. */
export function page(title: Text, lead: Text, body: DemoPage['body'], picture?: DemoPage['picture']): DemoPage {
  const seoTitle = { en: `${title.en} – Dager`, sv: `${title.sv} – Dager` }
  return { title, lead, seoData: { title: seoTitle, description: lead }, body, ...(picture && { picture }) }
}
