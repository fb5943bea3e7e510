import { Box, Checkbox, Flex, Radio } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

type ChoiceProps = {
  /** The name of a group in which one is chosen. Without it, each is chosen on its own. */
  group?: string
  /** What the tick means, if the content has links or buttons. Otherwise the content is the label. */
  label?: string
  isChosen: boolean
  isDisabled?: boolean
  onChoose: (isChosen: boolean) => void
  children: ReactNode
}

/** A checkbox or a radio button, and beside it what is chosen. */
export function Choice(props: ChoiceProps) {
  const { group, label, isChosen, isDisabled = false, onChoose, children } = props
  const id = useId()
  const Control = group === undefined ? Checkbox : Radio
  return (
    <Flex gap={3} align={label === undefined ? 'center' : 'baseline'}>
      <Control
        id={id}
        name={group}
        aria-label={label}
        checked={isChosen}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <Box
        flex={1}
        style={{ minWidth: 0 }}
        {...(label === undefined && { as: 'label', htmlFor: id })}
      >
        {children}
      </Box>
    </Flex>
  )
}
