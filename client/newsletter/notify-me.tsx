import { type FormEvent, useId, useState } from 'react'
import { useMutation } from '../shared/browser/use-mutation.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Button } from '../shared/ui/form/button.tsx'
import { Field } from '../shared/ui/form/field.tsx'
import { FieldError } from '../shared/ui/form/field-error.tsx'
import { Honeypot } from '../shared/ui/form/honeypot.tsx'
import { RadioGroup } from '../shared/ui/form/radio-group.tsx'
import * as uiNames from '../shared/ui/names.ts'
import { Icon } from '../shared/ui/picture/icon.tsx'
import * as icons from '../shared/ui/picture/icons.ts'
import { ConsentField } from './consent.tsx'
import { formatSignUpFailure, signUp } from './sign-up.ts'

interface NotifyMeProps {
  /** The sold-out items of a product; `name` is the size. */
  items: { item: string; name: string }[]
  /** Whether other sizes can be bought. */
  hasOthers: boolean
}

type Missing = 'size' | 'email' | 'consent'

/**
 * A form that requests one mail when a sold-out size is available again. It does not subscribe to
 * the newsletter.
 */
export default function NotifyMe({ items, hasOthers }: NotifyMeProps) {
  const language = useLanguage()
  const { locale, t } = language
  const [only] = items
  const [item, setItem] = useState(items.length === 1 && only ? only.item : null)
  const [requested, setRequested] = useState<string[]>([])
  const [missing, setMissing] = useState<Missing[]>([])
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: signUp,
    onSuccess: (_, { item }) => setRequested(others => (item ? [...others, item] : others)),
  })
  const id = useId()
  const isRequested = item !== null && requested.includes(item)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const fields = new FormData(form)
    // A size may have been chosen before hydration.
    const size = items.length === 1 ? item : fields.get('size')
    const isChosen = typeof size === 'string'
    const invalid = [...form.querySelectorAll<HTMLInputElement>('input:not([type=radio]):invalid')]
    setMissing([
      ...(isChosen ? [] : ['size' as const]),
      ...invalid.map(({ type }) => (type === 'checkbox' ? 'consent' : 'email')),
    ])
    if (!isChosen) return form.querySelector('input')?.focus()
    setItem(size)
    if (invalid.length > 0) return invalid[0]?.focus()
    mutate({ email: String(fields.get('email')), trap: String(fields.get('email_field')), locale, item: size })
  }

  function clearError(what: Missing) {
    setMissing(others => others.filter(one => one !== what))
    if (error) reset()
  }

  const sizes = items.map(({ item, name }) => ({
    value: item,
    label: name,
    hint: requested.includes(item) ? t('notify.requested') : undefined,
  }))
  return (
    <details className="notify-me" id={uiNames.notifyId} open={!hasOthers}>
      <summary>
        {hasOthers && items.length === 1 && only ? t('notify.size', { size: only.name }) : t('notify.title')}
        <Icon path={icons.down} small />
      </summary>
      {/* Without scripts nothing is sent, because this form method only works inside a dialog. */}
      <form method="dialog" onSubmit={submit} noValidate>
        {items.length > 1 && (
          <RadioGroup
            legend={t('bag.size')}
            name="size"
            options={sizes}
            value={item}
            onChange={size => {
              setItem(size)
              clearError('size')
            }}
            error={missing.includes('size') ? t('bag.selectSize') : undefined}
          />
        )}
        <div role="status">
          {isRequested && (
            <>
              <p className="notify-me-requested">{t('notify.requested')}</p>
              <p>{t('notify.once', { email: variables?.email ?? '' })}</p>
            </>
          )}
        </div>
        {!isRequested && (
          <>
            <Field
              label={t('newsletter.email')}
              hint={t('notify.text')}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={variables?.email}
              error={missing.includes('email') ? t('newsletter.emailRequired') : undefined}
              onInput={() => clearError('email')}
            />
            <ConsentField
              name="noticeConsent"
              text={t('notify.consent')}
              error={missing.includes('consent') ? t('newsletter.consentRequired') : undefined}
              onChange={() => clearError('consent')}
            />
            <Honeypot />
            <FieldError id={id} error={error ? formatSignUpFailure(error, language, 'notify.failed') : undefined} />
            <Button type="submit" look={hasOthers ? 'quiet' : 'primary'} loading={isPending}>
              {isPending ? t('notify.submitting') : t('notify.submit')}
            </Button>
          </>
        )}
      </form>
    </details>
  )
}
