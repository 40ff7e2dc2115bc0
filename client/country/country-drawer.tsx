import { CountryChoice } from '../selection/country-choice.tsx'

/** The countries of the drawer "Language & Country". */
export default function CountryDrawer() {
  return <CountryChoice />
}
