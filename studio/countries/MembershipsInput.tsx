import { Stack } from '@sanity/ui'
import type { ArrayOfPrimitivesInputProps } from 'sanity'
import { CountMentions } from './CountMentions.tsx'

/** The lists that show a country, with the texts that say how many countries there are. */
export function MembershipsInput(props: ArrayOfPrimitivesInputProps) {
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      <CountMentions />
    </Stack>
  )
}
