import { Button } from '@sanity/ui'
import type { ComponentProps } from 'react'

export function SmallButton(props: ComponentProps<typeof Button>) {
  return <Button fontSize={1} padding={2} {...props} />
}
