import type { Hours } from '#client/shared/commerce/delivery/hours.ts'

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Describes opening hours as structured data for search engines. */
export const describeOpeningHours = (hours: Hours[]) =>
  hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap(day => names[day - 1] ?? []),
    opens,
    closes,
  }))
