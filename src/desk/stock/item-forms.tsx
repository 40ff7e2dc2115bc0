import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import { DeskForm, RefusalText } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import { formatLow, type ItemChange, type ItemScreen } from './item.ts'
import { ReasonFields } from './reason-fields.tsx'

/**
 * The forms that change an item. If the operator's role does not allow changes, shows only the
 * refusal, if there is one.
 */
export function ItemForms({ screen, mayChange }: { screen: ItemScreen; mayChange: boolean }) {
  if (!mayChange) return screen.refusal && <RefusalText refusal={screen.refusal} />
  return (
    <div className="desk-columns">
      <CountForm screen={screen} />
      <ChangeForm screen={screen} />
      <DetailsForm screen={screen} />
    </div>
  )
}

/** Returns the sent form if it was the form for this change. */
const findSent = ({ sent }: ItemScreen, change: ItemChange) => (sent?.change === change ? sent : null)

interface ItemFormProps {
  screen: ItemScreen
  change: ItemChange
  title: string
  button: string
  isMain?: boolean
  children: ReactNode
}

function ItemForm({ screen, change, title, button, isMain = false, children }: ItemFormProps) {
  const { urlTo } = useLanguage()
  return (
    <section className="desk-section" aria-labelledby={change}>
      <h2 id={change}>{title}</h2>
      <DeskForm
        to={urlTo(paths.deskItem, screen.item.item)}
        change={change}
        // The form for details needs no version: it compares its fields with the stored values.
        state={createFormState(change === 'details' ? '' : screen.version)}
        button={button}
        refusal={findSent(screen, change) && screen.refusal}
        isMain={isMain}
      >
        {children}
      </DeskForm>
    </section>
  )
}

function CountForm({ screen }: { screen: ItemScreen }) {
  const { t } = useLanguage()
  const sent = findSent(screen, 'count')
  const isOutdated = screen.refusal?.status === 412
  return (
    <ItemForm screen={screen} change="count" title={t('desk.stockCount')} button={t('desk.stockCountNow')} isMain>
      {/* The count must be compared with the number that was shown when it was typed. If somebody
          else changed the stock since, it is compared with the number that is shown now. */}
      <input type="hidden" name="seen" value={(!isOutdated && sent?.field('seen')) || screen.item.shelf} />
      <Field
        name="counted"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        label={t('desk.stockCountPieces')}
        defaultValue={sent?.field('counted')}
      />
      <ReasonFields sent={sent} usual="count" />
    </ItemForm>
  )
}

function ChangeForm({ screen }: { screen: ItemScreen }) {
  const { t } = useLanguage()
  const sent = findSent(screen, 'change')
  return (
    <ItemForm screen={screen} change="change" title={t('desk.stockChange')} button={t('desk.stockChangeNow')}>
      <Field
        name="pieces"
        required
        autoComplete="off"
        maxLength={9}
        label={t('desk.stockChangePieces')}
        defaultValue={sent?.field('pieces')}
      />
      <ReasonFields sent={sent} usual="received" />
    </ItemForm>
  )
}

function DetailsForm({ screen }: { screen: ItemScreen }) {
  const { t } = useLanguage()
  const { item } = screen
  const sent = findSent(screen, 'details')
  return (
    <ItemForm screen={screen} change="details" title={t('desk.stockDetails')} button={t('desk.stockDetailsNow')}>
      <input type="hidden" name="shownPlace" value={item.place} />
      <input type="hidden" name="shownLow" value={formatLow(item)} />
      <Field
        name="place"
        label={t('desk.stockPlace')}
        defaultValue={sent ? sent.field('place') : item.place}
        maxLength={60}
      />
      <Field
        name="low"
        inputMode="numeric"
        label={t('desk.stockLowMark')}
        hint={t('desk.stockLowHint')}
        defaultValue={sent ? sent.field('low') : formatLow(item)}
        maxLength={6}
      />
    </ItemForm>
  )
}
