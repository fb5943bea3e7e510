import type { CustomValidator } from 'sanity'

/**
 * Returns a validator that reads other documents and says nothing while they cannot be read. Sanity would report the
 * failed request as an error of the field, where an editor then looks for a mistake.
 */
export function ifReadable<T>(validator: CustomValidator<T>): CustomValidator<T> {
  return async (value, context) => {
    try {
      return await validator(value, context)
    } catch (error) {
      console.warn('A field could not be checked', error)
      return true
    }
  }
}
