import { useState } from 'react'
import { readStored, writeStored } from '../../shared/browser/storage.ts'
import { noteLimits } from '../../shared/commerce/address.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import { Field } from '../../shared/ui/form/field.tsx'

interface GiftProps {
  /** The message that the platform has stored; empty if there is none. */
  start: string
  error: (name: string) => string | undefined
  onEdit: (name: string) => void
}

/** The checkbox and text for a gift message that is put in the parcel. */
export function Gift({ start, error, onEdit }: GiftProps) {
  const { t } = useLanguage()
  const [isGift, setIsGift] = useState(start !== '' || readStored('checkbox:gift') === 'true')
  const [opened, setOpened] = useState(isGift)
  return (
    <>
      <Checkbox
        name="gift"
        label={t('checkout.gift')}
        checked={isGift}
        onChange={event => {
          const { checked } = event.currentTarget
          setIsGift(checked)
          setOpened(true)
          writeStored('checkbox:gift', String(checked))
        }}
      />
      {opened && (
        // Disabled fields are not sent, but keep what was typed.
        <fieldset hidden={!isGift} disabled={!isGift}>
          <Field
            multiline
            name="giftMessage"
            label={t('checkout.giftMessage')}
            hint={t('checkout.giftHint', { most: noteLimits.giftMessage })}
            defaultValue={start}
            maxLength={noteLimits.giftMessage}
            error={error('giftMessage')}
            onInput={() => onEdit('giftMessage')}
          />
        </fieldset>
      )}
    </>
  )
}
