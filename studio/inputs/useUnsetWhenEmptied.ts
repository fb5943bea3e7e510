import { useEffect, useRef } from 'react'
import { type ObjectInputProps, unset } from 'sanity'

/**
 * Takes an object away with the last of its fields. The Studio leaves an empty one behind, in
 * which something is required: an optional field that was written once could not be given up.
 * @param fields those of which one at least makes the object worth keeping
 */
export function useUnsetWhenEmptied(
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
