import { Button, ButtonLink } from '#client/shared/ui/form/button.tsx'
import { Checkbox } from '#client/shared/ui/form/checkbox.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { RadioGroup } from '#client/shared/ui/form/radio-group.tsx'
import { Select } from '#client/shared/ui/form/select.tsx'
import { Stepper } from '#client/shared/ui/form/stepper.tsx'
import { Sizes } from '../../product/facts/add-forms.tsx'
import type { Samples } from './samples.ts'

const nothing = () => {}

const sizes = [
  { item: 's', name: 'Ø 25 cm', stock: 'yes' },
  { item: 'l', name: 'Ø 40 cm', stock: 'none' },
]

export function Buttons({ words }: { words: Samples }) {
  return (
    <>
      <p className="actions">
        <Button>{words.save}</Button>
        <Button look="quiet">{words.cancel}</Button>
        <Button small look="quiet">
          {words.cancel}
        </Button>
        <Button loading>{words.save}</Button>
        <Button disabled>{words.save}</Button>
      </p>
      <p>
        <ButtonLink href="#button" look="quiet" wide>
          {words.long}
        </ButtonLink>
      </p>
    </>
  )
}

export function Fields({ words }: { words: Samples }) {
  return (
    <>
      <Field label={words.name} required autoComplete="name" />
      <Field label={words.name} required defaultValue={words.long} hint={words.hint} autoComplete="off" />
      <Field label={words.name} required error={words.error} autoComplete="off" />
      <Field label={words.name} disabled defaultValue={words.home} autoComplete="off" />
      <Field label={words.note} multiline rows={2} />
      <Select label={words.country} defaultValue="SE">
        <option value="SE">{words.long}</option>
      </Select>
      <Select label={words.country} error={words.error}>
        <option value="">…</option>
      </Select>
    </>
  )
}

export function ChoiceSamples({ words }: { words: Samples }) {
  const options = [
    { value: 'home', label: words.home, hint: words.days, aside: '99 kr' },
    { value: 'shop', label: words.shop, hint: words.long, aside: '49 kr' },
  ]
  return (
    <>
      <Checkbox label={words.agree} />
      <Checkbox label={words.agree} defaultChecked />
      <Checkbox label={words.agree} error={words.error} />
      <RadioGroup legend={words.delivery} name="one" options={options} value="home" onChange={nothing} />
      <RadioGroup
        legend={words.delivery}
        name="two"
        options={options}
        value={null}
        onChange={nothing}
        error={words.error}
      />
      <Sizes items={sizes} />
      <div className="actions">
        <Stepper quantity={2} of={words.long} onLess={nothing} onMore={nothing} onType={async () => true} />
        <Stepper
          quantity={99}
          of={words.name}
          loading="more"
          onLess={nothing}
          onMore={nothing}
          onType={async () => true}
        />
      </div>
    </>
  )
}
