import { Button } from '@sanity/ui'
import type { ComponentProps } from 'react'

/** A button as small as the text around it. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <Button fontSize={1} padding={2} {...props} />
}
