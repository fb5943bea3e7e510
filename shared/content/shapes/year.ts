import { z } from 'zod'

/** A year in the company's history. */
export const year = z
  .number('is missing')
  .refine(
    (value) => Number.isInteger(value) && value >= 1900 && value <= new Date().getFullYear(),
    'must be a year from 1900 until now',
  )
