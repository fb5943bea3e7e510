import { Box, Checkbox } from '@sanity/ui'
import type { Ref } from 'react'

type SelectionCheckboxProps = {
  ref?: Ref<HTMLInputElement>
  label: string
  isSelected: boolean
  isPartial?: boolean
  /** @param isRange whether Shift was held */
  onSelect: (isRange: boolean) => void
}

/** A checkbox with a touch target large enough for a finger. */
export function SelectionCheckbox({
  ref,
  label,
  isSelected,
  isPartial,
  onSelect,
}: SelectionCheckboxProps) {
  return (
    <Box
      as="label"
      padding={3}
      // Otherwise a click with Shift would select the text between the two checkboxes.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <Checkbox
        ref={ref}
        aria-label={label}
        checked={isSelected}
        indeterminate={isPartial}
        onChange={({ nativeEvent }) =>
          onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </Box>
  )
}
