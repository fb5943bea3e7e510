/** The weekdays in order. Not in the file of the shape of business hours, because the receipt would then load zod. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
