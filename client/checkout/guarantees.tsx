import { useEffect, useRef } from 'react'
import { fetchPage } from '../page-data.ts'
import * as paths from '../paths.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'

interface GuaranteesProps {
  /** The country that the goods go to; null if unknown. */
  country: string | null
  lines: { product: { product: string } }[]
}

/** The EU notice of the legal guarantee, and the labels of the producers' guarantees. */
export function Guarantees({ country, lines }: GuaranteesProps) {
  const { urlTo } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const products = [...new Set(lines.map(({ product }) => product.product))].sort()
  const address = urlTo(paths.guarantees, country || 'none', products)
  useEffect(() => {
    let isLatest = true
    fetchPage(address).then(
      ({ body }) => isLatest && place.current?.replaceChildren(...body.childNodes),
      (error: unknown) => console.info('The guarantees did not load.', error),
    )
    return () => {
      isLatest = false
    }
  }, [address])
  return <div ref={place} />
}
