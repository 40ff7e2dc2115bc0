import { Fragment } from 'react'
import * as deskNames from '#client/desk/names.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { DeskForm } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import { nameLines } from '../order/names.ts'
import { type CurrentOrder, isReady } from './pack.ts'

interface ScanFormProps {
  current: CurrentOrder
  carrier: string
  /** The address of the screen with this order. */
  to: string
}

/** The scanned pieces, as hidden fields that each form on the screen sends. */
const ScannedPieces = ({ current }: { current: CurrentOrder }) =>
  current.state.lines.map(({ line, scanned }) => (
    <Fragment key={line}>
      <input type="hidden" name="line" value={line} />
      <input type="hidden" name="pieces" value={scanned} {...{ [deskNames.scanned]: line }} />
    </Fragment>
  ))

/** The form for scanning pieces and slips. Says what was wrong with the last scan. */
export function ScanForm({ current, carrier, to }: ScanFormProps) {
  const { t } = useLanguage()
  const { state, problem, isTracking } = current
  const mark = { code: deskNames.codeMark }
  const texts = {
    [deskNames.scanForm]: state.orders.join(),
    [deskNames.scanOrder]: state.order,
    [deskNames.scanMessages.wrong]: t('desk.packWrong', mark),
    [deskNames.scanMessages.surplus]: t('desk.packSurplus', mark),
    [deskNames.scanMessages.unfinished]: t('desk.packUnfinished'),
  }
  return (
    <form className="desk-form" method="post" action={to} noValidate {...texts}>
      <input type="hidden" name="do" value="scan" />
      <input type="hidden" name="carrier" value={carrier} />
      <ScannedPieces current={current} />
      <div
        id={deskNames.scanAlertId}
        className={`notice-error desk-scan-alert desk-part${problem ? ' notice' : ''}`}
        role="alert"
      >
        {problem && <ProblemText problem={problem} />}
      </div>
      {/* Required only so that it is not labelled as optional: Enter works in the empty field too. */}
      <Field
        name="code"
        label={t('desk.packScan')}
        hint={t('desk.packScanHint')}
        required
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus={!isTracking}
      />
      <Button type="submit" look="quiet" small>
        {t('desk.packScanButton')}
      </Button>
    </form>
  )
}

function ProblemText({ problem: { kind, code } }: { problem: NonNullable<CurrentOrder['problem']> }) {
  const { t } = useLanguage()
  if (kind === 'wrong') return t('desk.packWrong', { code })
  if (kind === 'surplus') return t('desk.packSurplus', { code })
  if (kind === 'notTracking') return t('desk.packNotTracking', { code })
  return kind === 'unfinished' ? t('desk.packUnfinished') : t('desk.packNoPieces')
}

/** The form that records the parcel with the scanned pieces. */
export function SendForm({ current, carrier, to }: ScanFormProps) {
  const { t } = useLanguage()
  const { order, version, state, refusal, trackingId, isTracking } = current
  return (
    <DeskForm
      to={to}
      change="send"
      state={createFormState(version)}
      button={t('desk.packSent')}
      refusal={refusal && nameLines(refusal, order.items)}
      hasFocus
      isMain
    >
      <ScannedPieces current={current} />
      <p id={deskNames.scanReadyId} className="desk-part" role="status" hidden={!isReady(state)}>
        {t('desk.packReady')}
      </p>
      <Field
        name="trackingId"
        label={t('desk.packTracking')}
        defaultValue={trackingId}
        maxLength={100}
        autoComplete="off"
        autoFocus={isTracking}
      />
      <Field name="carrier" label={t('desk.orderCarrier')} defaultValue={carrier} maxLength={100} />
    </DeskForm>
  )
}
