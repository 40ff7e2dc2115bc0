import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import { formatLanguageName } from '#client/shared/texts/language-name.ts'
import { locales } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { Select } from '#client/shared/ui/form/select.tsx'
import { AccessSection } from '../access/parts.tsx'
import type { ProductChoices } from './commerce.ts'
import { type FieldProblems, finishField, type ProductInput, priceField } from './fields.ts'

interface NewProductProps {
  choices: ProductChoices
  given: ProductInput
  wrong: FieldProblems
}

/** The form for a new product, with the data that commerce needs to sell it. */
export function NewProductPage({ choices, given, wrong }: NewProductProps) {
  const { t, locale, urlTo } = useLanguage()
  const of = (name: string) => ({
    name,
    defaultValue: given[name],
    ...(wrong[name] && { error: t(wrong[name]) }),
  })
  const number = { inputMode: 'numeric', autoComplete: 'off', required: true } as const
  const text = { autoComplete: 'off', maxLength: 100 } as const
  return (
    <article className="band account">
      <header className="account-head">
        <div className="account-title">
          <h1>{t('newProduct.title')}</h1>
        </div>
        <p>{t('newProduct.lead')}</p>
      </header>
      {Object.keys(wrong).length > 0 && (
        <p className="notice notice-error" role="alert">
          {t('newProduct.notMade')}
        </p>
      )}
      <form className="account-form" method="post" action={urlTo(paths.newProduct)}>
        <AccessSection id="product" title="newProduct.what">
          <Fields>
            <Field {...of('name')} {...text} label={t('newProduct.name')} hint={t('newProduct.nameHint')} required />
            {locales.map(each => (
              <Field
                key={each}
                {...of(finishField(each))}
                {...text}
                label={t('newProduct.finish', { language: formatLanguageName(each, locale) })}
              />
            ))}
            <Select {...of('category')} label={t('newProduct.category')} required>
              {choices.categories.map(({ category, name }) => (
                <option key={category} value={category}>
                  {name[locale]}
                </option>
              ))}
            </Select>
            <Field {...of('number')} {...number} label={t('newProduct.number')} hint={t('newProduct.numberHint')} />
          </Fields>
        </AccessSection>
        <AccessSection id="sale" title="newProduct.sale">
          <Fields>
            <p>{t('newProduct.prices')}</p>
            {choices.priceLists.map(({ pricelist, name, currency }) => (
              <Field
                key={pricelist}
                {...of(priceField(String(pricelist)))}
                label={`${name}, ${currency}`}
                inputMode="decimal"
                autoComplete="off"
              />
            ))}
            <Field {...of('stock')} {...number} label={t('newProduct.stock')} />
            <Button type="submit">{t('newProduct.make')}</Button>
          </Fields>
        </AccessSection>
      </form>
    </article>
  )
}

const Fields = ({ children }: { children: ReactNode }) => <div className="account-form">{children}</div>
