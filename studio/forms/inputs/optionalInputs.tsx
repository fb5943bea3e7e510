import { useEffect, useRef } from 'react'
import { type ObjectInputProps, unset } from 'sanity'

const optionalInput = (fields: readonly string[]) =>
  function OptionalInput(props: ObjectInputProps) {
    useUnsetWhenEmptied(props, fields)
    return props.renderDefault(props)
  }

/** An optional link. It is removed from the document when its kind is cleared. */
export const OptionalActionInput = optionalInput(['kind'])

/** An optional duration or time. It is removed from the document when its last field is cleared. */
export const DurationInput = optionalInput(['kind', 'from', 'to', 'unit', 'text'])

/**
 * Unsets an object when the last of the given fields is cleared. The Studio would keep `{}`, whose required fields
 * would block publishing although the object is optional.
 * @param fields the object is kept while any of these is set
 */
function useUnsetWhenEmptied(
  { value, onChange, readOnly }: Pick<ObjectInputProps, 'value' | 'onChange' | 'readOnly'>,
  fields: readonly string[],
) {
  const isWritten = fields.some((field) => value?.[field] !== undefined)
  const wasWritten = useRef(isWritten)
  useEffect(() => {
    if (wasWritten.current && !isWritten && value && !readOnly) onChange(unset())
    wasWritten.current = isWritten
  }, [isWritten, value, readOnly, onChange])
}
