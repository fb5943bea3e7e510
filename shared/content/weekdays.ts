/** In the order of the week. Apart from the shape of business hours, because the receipt would load zod with it. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
