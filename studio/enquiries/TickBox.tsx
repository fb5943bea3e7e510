import { Box, Checkbox } from '@sanity/ui'
import type { Ref } from 'react'

type TickBoxProps = {
  ref?: Ref<HTMLInputElement>
  label: string
  isTicked: boolean
  isPartial?: boolean
  /** @param isRange whether Shift was held */
  onTick: (isRange: boolean) => void
}

/** A box to tick, large enough for a finger. */
export function TickBox({ ref, label, isTicked, isPartial, onTick }: TickBoxProps) {
  return (
    <Box
      as="label"
      padding={3}
      // Otherwise Shift would select the text between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <Checkbox
        ref={ref}
        aria-label={label}
        checked={isTicked}
        indeterminate={isPartial}
        onChange={({ nativeEvent }) =>
          onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </Box>
  )
}
